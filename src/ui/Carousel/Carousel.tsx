import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './Carousel.css.ts'
import type { CarouselLabels } from './options.ts'
import type { RunningCarouselProps } from './RunningCarousel.tsx'

/** How far below the window the carousel's code is fetched, in pixels. */
const NEAR = 400

export type CarouselProps = {
  label: string
  labels: CarouselLabels
  slides: readonly { key: number; content: ReactNode }[]
}

/**
 * Slides that advance by themselves. Prerendered as a row to scroll by hand; Splide takes over
 * when it nears the view. Slides must not hold links: their copies would be reachable twice.
 */
export function Carousel({ label, labels, slides }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const [Running, setRunning] = useState<ComponentType<RunningCarouselProps>>()

  useEffect(() => {
    const row = root.current
    if (!row) return
    let current = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        import('./RunningCarousel.tsx').then(
          (module) => {
            const run = () => current && setRunning(() => module.RunningCarousel)
            // A visitor who scrolls the row by key keeps it, and the focus.
            if (row.contains(document.activeElement)) {
              row.addEventListener('focusout', run, { once: true })
            } else run()
          },
          (error: unknown) => console.error('The carousel could not be loaded.', error),
        )
      },
      { rootMargin: `${NEAR}px` },
    )
    observer.observe(row)
    return () => {
      current = false
      observer.disconnect()
    }
  }, [])

  if (Running) return <Running label={label} labels={labels} slides={slides} />
  return (
    // Named as its library names it once it runs.
    <section ref={root} className={`splide ${styles.root}`} aria-label={label}>
      <div className={styles.track} tabIndex={0} role="group" aria-label={label}>
        <div className={styles.list}>
          {slides.map(({ key, content }) => (
            <div key={key} className={styles.slide}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls} />
    </section>
  )
}
