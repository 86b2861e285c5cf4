import { REDUCED_MOTION } from './media.ts'

const matchReducedMotion = () => matchMedia(REDUCED_MOTION)

export const prefersReducedMotion = (): boolean => matchReducedMotion().matches

/** @returns a cleanup function */
export function onReducedMotion(listener: () => void): () => void {
  const reducedMotion = matchReducedMotion()
  const onChange = () => reducedMotion.matches && listener()
  reducedMotion.addEventListener('change', onChange)
  return () => reducedMotion.removeEventListener('change', onChange)
}
