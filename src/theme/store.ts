import { useSyncExternalStore } from 'react'
import { DARK_CLASS, THEME_KEY } from './inlineScript.ts'

type Theme = 'light' | 'dark'

const POLL_INTERVAL_MS = 100

type Listener = () => void

const listeners = new Set<Listener>()
let currentTheme: Theme | undefined
let pollTimer: number | undefined
/** The visitor's choice if storage is blocked or full. Lost on a reload. */
let unsavedTheme: Theme | undefined

function readStoredTheme(): Theme {
  if (unsavedTheme) return unsavedTheme
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const media = meta.dataset.theme === theme ? 'all' : 'not all'
    // Assigning the same value would still be a DOM mutation.
    if (meta.media !== media) meta.media = media
  }
}

function syncTheme() {
  const next = readStoredTheme()
  if (next === currentTheme) return
  currentTheme = next
  applyTheme(next)
  for (const listener of listeners) listener()
}

// The specification asks for polling every 100 ms: storage events report only writes by other tabs.
function startPolling() {
  clearInterval(pollTimer)
  pollTimer = undefined
  syncTheme()
  if (document.visibilityState === 'hidden') return
  pollTimer = window.setInterval(syncTheme, POLL_INTERVAL_MS)
}

/** @returns a cleanup function */
function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('storage', syncTheme)
    document.addEventListener('visibilitychange', startPolling)
    startPolling()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', syncTheme)
    document.removeEventListener('visibilitychange', startPolling)
    clearInterval(pollTimer)
  }
}

const getTheme = (): Theme => currentTheme ?? 'light'
const getServerTheme = (): Theme => 'light'

function setTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
    unsavedTheme = undefined
  } catch {
    unsavedTheme = theme
  }
  syncTheme()
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, getTheme, getServerTheme)
  const toggle = () => setTheme(theme === 'dark' ? 'light' : 'dark')
  return { theme, toggle }
}
