import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './Carousel.css.ts'
import type { CarouselLabels } from './options.ts'
import type { RunningCarouselProps } from './RunningCarousel.tsx'

/** Distance from the viewport at which the carousel's code is loaded. */
const LOAD_MARGIN_PX = 400

export type CarouselProps = {
  label: string
  labels: CarouselLabels
  slides: readonly { key: number; content: ReactNode }[]
}

/**
 * Slides that advance automatically. Prerendered as a scrollable row; Splide loads and takes over
 * near the viewport. Slides must not contain links, because Splide's clones would duplicate them.
 */
export function Carousel({ label, labels, slides }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const [Running, setRunning] = useState<ComponentType<RunningCarouselProps>>()

  useEffect(() => {
    const row = root.current
    if (!row) return
    let isMounted = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        import('./RunningCarousel.tsx').then(
          (module) => {
            const start = () => isMounted && setRunning(() => module.RunningCarousel)
            // Replacing a row that is being scrolled by keyboard would lose the focus: start on blur.
            if (row.contains(document.activeElement)) {
              row.addEventListener('focusout', start, { once: true })
            } else start()
          },
          (error: unknown) => console.error('The carousel could not be loaded.', error),
        )
      },
      { rootMargin: `${LOAD_MARGIN_PX}px` },
    )
    observer.observe(row)
    return () => {
      isMounted = false
      observer.disconnect()
    }
  }, [])

  if (Running) return <Running label={label} labels={labels} slides={slides} />
  return (
    // The class name that Splide gives the running carousel.
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
