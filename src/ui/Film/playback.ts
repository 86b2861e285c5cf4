import { prefersReducedMotion } from '#styles/motion.ts'

type DataSaver = Navigator & { connection?: { saveData?: boolean } }

/** Films stay posters for visitors who asked for less motion or less data. */
export function filmsAllowed(): boolean {
  const saving = (navigator as DataSaver).connection?.saveData === true
  return !prefersReducedMotion() && !saving
}

/** Resolves when the page has loaded and painted: films never compete with the first view. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve, 0))
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint, { once: true })
  })
}
