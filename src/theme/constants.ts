export type Theme = 'light' | 'dark'

export const THEME_KEY = 'theme'
export const DARK_CLASS = 'dark'
export const THEME_POLL_INTERVAL_MS = 100
