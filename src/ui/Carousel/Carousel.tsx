import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import * as styles from './Carousel.css.ts'
import type { CarouselProps } from './RunningCarousel.tsx'

const LOAD_MARGIN_PX = 400

/**
 * Slides that advance automatically. Splide takes over the prerendered row near the viewport. Slides
 * must not contain links, because Splide clones them.
 */
export function Carousel({ label, labels, slides }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const [Running, setRunning] = useState<ComponentType<CarouselProps>>()

  useEffect(() => {
    const row = root.current
    if (!row || !('IntersectionObserver' in window)) return
    let isMounted = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        import('./RunningCarousel.tsx').then(
          (module) => {
            const start = () => isMounted && setRunning(() => module.RunningCarousel)
            // Replacing a row that has the focus would lose it: start on blur.
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

  // `splide` is the class name of the running carousel.
  const row = (
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
  if (!Running) return row
  return (
    <Boundary fallback={row}>
      <Running label={label} labels={labels} slides={slides} />
    </Boundary>
  )
}
