import { DARK_CLASS, THEME_KEY, THEME_POLL_MS, type Theme } from './constants.ts'

type Listener = () => void

const listeners = new Set<Listener>()
/** What the document shows; unknown until it is first looked at, since the inline script set it. */
let current: Theme | undefined
let timer: number | undefined
/** A choice that storage did not take, blocked or full: it lasts as long as the page. */
let unstored: Theme | undefined

function readStored(): Theme {
  if (unstored) return unstored
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

function apply(theme: Theme) {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const media = meta.dataset.theme === theme ? 'all' : 'not all'
    // Even the same value would be a change of the document.
    if (meta.media !== media) meta.media = media
  }
}

/** Brings the document and every subscriber in line with what is stored. */
function sync() {
  const next = readStored()
  if (next === current) return
  current = next
  apply(next)
  for (const listener of listeners) listener()
}

// Other scripts and other tabs may write the key: storage events tell of tabs, polling of the rest.
function watch() {
  clearInterval(timer)
  timer = undefined
  sync()
  if (document.visibilityState === 'hidden') return
  timer = window.setInterval(sync, THEME_POLL_MS)
}

export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('storage', sync)
    document.addEventListener('visibilitychange', watch)
    watch()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', sync)
    document.removeEventListener('visibilitychange', watch)
    clearInterval(timer)
  }
}

export const getTheme = (): Theme => current ?? 'light'
export const getServerTheme = (): Theme => 'light'

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
    unstored = undefined
  } catch {
    unstored = theme
  }
  sync()
}
