import { createContext } from 'react'

/** A promise that resolves when the instrument should show the visitor's figures. */
export const NearContext = createContext<Promise<void>>(Promise.resolve())
