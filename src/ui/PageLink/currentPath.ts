import { createContext } from 'react'

/** Path of the page on screen, for `aria-current`. */
export const CurrentPath = createContext('/')
