import type { Options } from '@splidejs/splide'

export type CarouselLabels = {
  role: string
  slide: string
  /** Splide replaces `%s` with a number, also in the next labels. */
  slideLabel: string
  select: string
  goToSlide: string
  goToPage: string
  pause: string
  play: string
}

export const SLIDE_GAP_PX = 24

/** Carousel settings of the product specification. Times in milliseconds. */
export function createCarouselOptions(labels: CarouselLabels): Options {
  return {
    type: 'loop',
    perPage: 3,
    perMove: 1,
    // At each end, for all widths. If the number changed on a resize, Splide would clone slides that have
    // inline styles, which violates the security policy.
    clones: 6,
    // With `focus`, Splide shows one dot per slide instead of one per page.
    focus: 0,
    gap: SLIDE_GAP_PX,
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
