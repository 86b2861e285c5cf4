import { useSyncExternalStore } from 'react'
import { getServerTheme, getTheme, setTheme, subscribe } from './store.ts'

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, getTheme, getServerTheme)
  const toggle = () => setTheme(theme === 'dark' ? 'light' : 'dark')
  return { theme, toggle }
}
