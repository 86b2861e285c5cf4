import { REDUCED_MOTION } from './media.ts'

const query = () => matchMedia(REDUCED_MOTION)

/** @returns whether the visitor wants less motion, as of now */
export const isStill = (): boolean => query().matches

/** Whether the browser can say of its view transitions when one runs. */
export const canFade = (): boolean => CSS.supports('selector(:active-view-transition)')

/** @returns whether one page is fading into another, as of now */
export const isFading = (): boolean =>
  canFade() && document.documentElement.matches(':active-view-transition')

/**
 * Calls each time the visitor asks for less motion while the page is open.
 * @returns what ends it
 */
export function onStill(listener: () => void): () => void {
  const still = query()
  const onChange = () => still.matches && listener()
  still.addEventListener('change', onChange)
  return () => still.removeEventListener('change', onChange)
}
