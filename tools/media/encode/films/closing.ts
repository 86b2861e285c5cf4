import { join } from 'node:path'
import { ffmpeg, LOSSLESS } from '#tools/media/encode/films/ffmpeg.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'
import { MASTERS } from '#tools/media/encode/places.ts'

/**
 * The hero's clouds an hour later: the part below the jet, mirrored and graded to blue hour. The
 * hero film loops without a seam, and so does any still crop of it.
 */
async function render(scratch: string): Promise<void> {
  const filters = [
    'crop=1040:585:40:495',
    'hflip',
    'scale=1280:720:flags=lanczos',
    'hue=s=0.3',
    "curves=r='0/0.03 0.5/0.15 1/0.62':g='0/0.07 0.5/0.26 1/0.71':b='0/0.12 0.5/0.42 1/0.86'",
    'vignette=angle=PI/7',
    'format=yuv420p10le',
  ]
  ffmpeg(
    ['-i', join(MASTERS, 'hero-1080-av1.mp4'), '-vf', filters.join(',')],
    [...LOSSLESS, join(scratch, 'closing.mkv')],
  )
}

export const closing: FilmSlot = {
  id: 'closingFilm',
  poster: 'closingPoster',
  render,
  files: [
    { name: 'closing-av1.mp4', from: 'closing.mkv', codec: 'av1', crf: 37 },
    { name: 'closing-h264.mp4', from: 'closing.mkv', codec: 'h264', crf: 28 },
  ],
  stills: [{ film: 'closing-av1.mp4', still: 'closing.jpg' }],
}
