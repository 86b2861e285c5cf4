import { matchesMedia, onMediaChange } from '#lib/browser.ts'
import { REDUCED_MOTION } from './media.ts'

export const prefersReducedMotion = (): boolean => matchesMedia(REDUCED_MOTION)

/** @returns a cleanup function */
export const onReducedMotion = (listener: () => void): (() => void) =>
  onMediaChange(REDUCED_MOTION, (matches) => matches && listener())
