import { createContext } from 'react'

/** Whether drawings are shown reduced, without their texts, as on Home. */
export const Miniature = createContext(false)
