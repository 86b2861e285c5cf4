import { createContext } from 'react'

/** Resolves when the instrument should replace its example with the visitor's inputs. */
export const ActivationContext = createContext<Promise<void>>(Promise.resolve())
