import { REDUCED_MOTION } from './media.ts'

const query = () => matchMedia(REDUCED_MOTION)

/** @returns whether the visitor prefers reduced motion at this moment */
export const prefersReducedMotion = (): boolean => query().matches

/**
 * Calls the listener whenever reduced motion is switched on during the visit.
 * @returns a cleanup function
 */
export function onReducedMotion(listener: () => void): () => void {
  const reducedMotion = query()
  const onChange = () => reducedMotion.matches && listener()
  reducedMotion.addEventListener('change', onChange)
  return () => reducedMotion.removeEventListener('change', onChange)
}
