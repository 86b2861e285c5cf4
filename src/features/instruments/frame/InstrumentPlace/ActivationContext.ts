import { createContext } from 'react'

/** This promise resolves when the instrument should replace its example with the visitor's inputs. */
export const ActivationContext = createContext<Promise<void>>(Promise.resolve())
