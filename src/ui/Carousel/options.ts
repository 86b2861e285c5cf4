import type { Options } from '@splidejs/splide'

export type CarouselLabels = {
  role: string
  slide: string
  /** `%s` stands for a number here and below. */
  slideLabel: string
  select: string
  goToSlide: string
  goToPage: string
  pause: string
  play: string
}

/** Space between slides, in pixels. */
export const GAP = 24

/** The figures of the product's specification, in Splide's terms. Times in milliseconds. */
export function carouselOptions(labels: CarouselLabels): Options {
  return {
    type: 'loop',
    perPage: 3,
    perMove: 1,
    // One dot a slide, not one a page.
    focus: 0,
    gap: GAP,
    autoplay: true,
    interval: 2000,
    speed: 500,
    easing: 'linear',
    pauseOnHover: true,
    pauseOnFocus: true,
    arrows: false,
    pagination: true,
    breakpoints: {
      1024: { perPage: 2, start: 2 },
      640: { perPage: 1 },
    },
    i18n: {
      carousel: labels.role,
      slide: labels.slide,
      slideLabel: labels.slideLabel,
      select: labels.select,
      slideX: labels.goToSlide,
      pageX: labels.goToPage,
      pause: labels.pause,
      play: labels.play,
    },
  }
}
