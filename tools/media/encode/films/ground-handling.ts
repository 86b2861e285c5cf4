import type { FilmSlot } from '#tools/media/encode/films/types.ts'

const MASTER = 'ground-handling.mp4'

/** Wet apron: a tug passes, a marshaller circles a wand, beacons flash. */
export const groundHandling: FilmSlot = {
  name: 'ground-handling',
  page: 'ground-handling',
  poster: 'ground-handling-film',
  files: [
    { name: 'ground-handling-av1.mp4', from: MASTER, codec: 'av1', crf: 23, maxBytes: 900_000 },
    { name: 'ground-handling-h264.mp4', from: MASTER, codec: 'h264', crf: 21, maxBytes: 900_000 },
  ],
  stills: [{ film: 'ground-handling-av1.mp4', still: 'ground-handling.jpg' }],
}
