import { useLayoutEffect } from 'react'
import { BARS_SELECTOR, DARK_CLASS, THEME_KEY } from './inlineScript.ts'

type Theme = 'light' | 'dark'

const POLL_INTERVAL_MS = 100

let unsavedTheme: Theme | undefined

function readTheme(): Theme {
  if (unsavedTheme) return unsavedTheme
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

function saveTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
    unsavedTheme = undefined
  } catch {
    unsavedTheme = theme
  }
}

/** Returns at once if the document shows the theme already: it is asked ten times a second. */
function applyTheme(theme: Theme) {
  const { classList } = document.documentElement
  if (classList.contains(DARK_CLASS) === (theme === 'dark')) return
  classList.toggle(DARK_CLASS)
  for (const meta of document.querySelectorAll<HTMLMetaElement>(BARS_SELECTOR)) {
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
}

/**
 * Switches to the other theme than the stored one. The document may lag behind: another tab writes, or
 * the click came before hydration.
 */
export function toggleTheme() {
  const next = readTheme() === 'dark' ? 'light' : 'dark'
  saveTheme(next)
  applyTheme(next)
}

/**
 * Keeps the document in step with the stored theme. Call it in one component only. It first runs before the
 * paint: React clears the root's class when it renders a page that another program has changed.
 */
export function useStoredTheme() {
  useLayoutEffect(() => {
    let timer: number | undefined
    const sync = () => applyTheme(readTheme())
    // The specification asks for polling every 100 ms: storage events report only writes by other tabs.
    const poll = () => {
      clearInterval(timer)
      sync()
      if (document.visibilityState === 'visible') timer = window.setInterval(sync, POLL_INTERVAL_MS)
    }
    addEventListener('storage', sync)
    document.addEventListener('visibilitychange', poll)
    poll()
    return () => {
      removeEventListener('storage', sync)
      document.removeEventListener('visibilitychange', poll)
      clearInterval(timer)
    }
  }, [])
}
