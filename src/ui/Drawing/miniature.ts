import { createContext } from 'react'

export const Miniature = createContext(false)
