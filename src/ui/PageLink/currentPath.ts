import { createContext } from 'react'

/** Path of the current page. Links compare it with their target to set `aria-current`. */
export const CurrentPath = createContext('/')
