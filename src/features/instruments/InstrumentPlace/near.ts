import { createContext } from 'react'

/** Resolves when the visitor has come near the instrument. */
export const Near = createContext<Promise<void>>(Promise.resolve())
