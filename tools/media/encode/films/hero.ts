import { MEDIUM_PX } from '#styles/breakpoints.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'

const PHONE_MEDIA = `(max-width: ${MEDIUM_PX - 1}px)`

/** The jet above the clouds: one shot for wide screens, another one for phones. */
export const hero: FilmSlot = {
  name: 'hero',
  page: 'home',
  poster: 'hero',
  posterPhone: 'hero-phone',
  files: [
    {
      name: 'hero-phone-av1.mp4',
      media: PHONE_MEDIA,
      from: 'hero-phone.mp4',
      codec: 'av1',
      crf: 35,
      maxBytes: 700_000,
    },
    {
      name: 'hero-phone-h264.mp4',
      media: PHONE_MEDIA,
      from: 'hero-phone.mp4',
      codec: 'h264',
      crf: 26,
      maxBytes: 2_500_000,
    },
    {
      name: 'hero-720-av1.mp4',
      media: '(max-width: 1023px) and (max-resolution: 1.5x)',
      from: 'hero.mp4',
      codec: 'av1',
      crf: 31,
      width: 1280,
      maxBytes: 700_000,
    },
    { name: 'hero-1080-av1.mp4', from: 'hero.mp4', codec: 'av1', crf: 34, maxBytes: 1_200_000 },
    {
      name: 'hero-720-h264.mp4',
      from: 'hero.mp4',
      codec: 'h264',
      crf: 23,
      width: 1280,
      maxBytes: 2_500_000,
    },
  ],
  stills: [
    { film: 'hero-1080-av1.mp4', still: 'hero.jpg' },
    { film: 'hero-phone-av1.mp4', still: 'hero-phone.jpg' },
  ],
}
