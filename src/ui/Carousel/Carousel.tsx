import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react'
import { onViewChange } from '#lib/browser.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import * as styles from './Carousel.css.ts'
import type { CarouselProps } from './RunningCarousel.tsx'

const LOAD_MARGIN = '400px'

/**
 * Slides that advance automatically. Splide takes over the prerendered row near the viewport. Slides
 * must not contain links, because Splide clones them.
 */
export const Carousel = (props: CarouselProps) => (
  <ErrorBoundary fallback={<Row {...props} />}>
    <StartingCarousel {...props} />
  </ErrorBoundary>
)

function StartingCarousel(props: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const [Running, setRunning] = useState<ComponentType<CarouselProps>>()

  useEffect(() => {
    const element = row.current
    if (!element) return
    const load = async () => {
      const { RunningCarousel } = await import('./RunningCarousel.tsx')
      const start = () => setRunning(() => RunningCarousel)
      // Splide starts on blur: replacing the row would take the focus from a keyboard user inside it.
      if (element.contains(document.activeElement)) {
        element.addEventListener('focusout', start, { once: true })
      } else start()
    }
    const onNear = (isNear: boolean) => {
      if (!isNear) return
      load().catch((error: unknown) => console.error('The carousel could not be loaded.', error))
    }
    return onViewChange(element, onNear, LOAD_MARGIN)
  }, [])

  return Running ? <Running {...props} /> : <Row ref={row} {...props} />
}

type RowProps = CarouselProps & { ref?: Ref<HTMLDivElement> }

const Row = ({ ref, label, slides }: RowProps) => (
  <div ref={ref} className={`splide ${styles.root}`}>
    <section className={styles.track} tabIndex={0} aria-label={label}>
      <div className={styles.list}>
        {slides.map(({ key, content }) => (
          <div key={key} className={styles.slide} dir="auto">
            {content}
          </div>
        ))}
      </div>
    </section>
    <div className={styles.controls} />
  </div>
)
