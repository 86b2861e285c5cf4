import type { FilmSlot } from '#tools/media/encode/films/types.ts'

/** The clouds of the hero film an hour later, by moonlight. */
export const closing: FilmSlot = {
  name: 'closing',
  page: 'home',
  poster: 'closing',
  files: [
    { name: 'closing-av1.mp4', from: 'closing.mp4', codec: 'av1', crf: 32, maxBytes: 700_000 },
    { name: 'closing-h264.mp4', from: 'closing.mp4', codec: 'h264', crf: 27, maxBytes: 700_000 },
  ],
  stills: [{ film: 'closing-av1.mp4', still: 'closing.jpg' }],
}
