import { prefersReducedMotion } from '#styles/motion.ts'

type DataSaver = Navigator & { connection?: { saveData?: boolean } }

/** False with reduced motion or data saving: the poster stays. */
export function canPlayFilms(): boolean {
  const isSavingData = (navigator as DataSaver).connection?.saveData === true
  return !prefersReducedMotion() && !isSavingData
}

/** Resolves after `load` and the next paint, so that films do not delay the first paint. */
export function waitForPageLoad(): Promise<void> {
  return new Promise((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve, 0))
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint, { once: true })
  })
}
