import type { Options } from '@splidejs/splide'
import { carousel } from '#content/layout.ts'

export const SLIDE_GAP_PX = 24

export const carouselOptions: Options = {
  type: 'loop',
  perPage: 3,
  perMove: 1,
  // At each end, for all widths. If the number changed on a resize, Splide would clone slides that have
  // inline styles, which violates the security policy.
  clones: 6,
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
  i18n: carousel,
}
