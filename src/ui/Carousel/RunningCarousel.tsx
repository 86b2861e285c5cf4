import { Splide } from '@splidejs/react-splide'
import { type ReactNode, useEffect, useRef } from 'react'
import { onReducedMotion } from '#lib/browser.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Carousel.css.ts'
import { carouselOptions } from './options.ts'

export type CarouselProps = {
  label: string
  slides: readonly { key: number; content: ReactNode }[]
}

/** The running carousel has the same boxes as the prerendered row, to avoid a layout shift. */
export function RunningCarousel({ label, slides }: CarouselProps) {
  const carousel = useRef<Splide>(null)
  useEffect(() => onReducedMotion(() => carousel.current?.splide?.Components.Autoplay.pause()), [])
  const classes = { page: `splide__pagination__page ${styles.dot}` }
  return (
    <Splide
      ref={carousel}
      className={`${styles.root} is-rendered`}
      options={{ ...carouselOptions, classes }}
      aria-label={label}
      hasTrack={false}
    >
      <div className={`splide__track ${styles.runningTrack}`}>
        <div className={`splide__list ${styles.list}`}>
          {slides.map(({ key, content }) => (
            <div key={key} className={`splide__slide ${styles.slide}`} dir="auto">
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button className={`splide__toggle ${styles.toggle}`} type="button">
          <span className={styles.pauseIcon}>
            <Icon name="pause" />
          </span>
          <span className={styles.playIcon}>
            <Icon name="play" />
          </span>
        </button>
        <ul className={`splide__pagination ${styles.dots}`} />
      </div>
    </Splide>
  )
}
