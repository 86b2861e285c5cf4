import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FilmData } from '#content/types.ts'
import { BELOW_LARGE, BELOW_MEDIUM } from '#styles/breakpoints.ts'
import { MASTERS, OUT } from '../places.ts'
import { type Codec, encodeFilm, extractFirstFrame, readSourceType } from './ffmpeg.ts'

type FilmFile = {
  /** In `public/media`. The end of the name is the codec. */
  name: `${string}-av1.mp4` | `${string}-h264.mp4`
  media?: string
  /** The master, in `masters/films`. */
  from: string
  crf: number
  /** Scales the picture down. */
  width?: number
  maxBytes: number
}

export type FilmSlot = {
  name: string
  /** The module in `src/content/pictures`. */
  page: string
  /** Names of picture slots. */
  poster?: string
  posterPhone?: string
  /** In the order of the `<source>` elements; a browser plays the first that it supports. */
  files: readonly Pick<FilmFile, 'name' | 'media'>[]
}
type EncodedSlot = Omit<FilmSlot, 'files'> & {
  files: readonly FilmFile[]
  /** Films whose first frame becomes the master of a picture slot. */
  stills: readonly { film: string; still: string }[]
}

const [HERO, PHONE] = ['hero.mp4', 'hero-phone.mp4'] as const
const [CLOSING, GROUND] = ['closing.mp4', 'ground-handling.mp4'] as const

export const ENCODED: readonly EncodedSlot[] = [
  {
    name: 'hero',
    page: 'home',
    poster: 'hero',
    posterPhone: 'hero-phone',
    files: [
      { name: 'hero-phone-av1.mp4', media: BELOW_MEDIUM, from: PHONE, crf: 35, maxBytes: 700_000 },
      {
        name: 'hero-phone-h264.mp4',
        media: BELOW_MEDIUM,
        from: PHONE,
        crf: 26,
        maxBytes: 2_500_000,
      },
      {
        name: 'hero-720-av1.mp4',
        media: `${BELOW_LARGE} and (max-resolution: 1.5x)`,
        from: HERO,
        crf: 31,
        width: 1280,
        maxBytes: 700_000,
      },
      { name: 'hero-1080-av1.mp4', from: HERO, crf: 34, maxBytes: 1_200_000 },
      { name: 'hero-720-h264.mp4', from: HERO, crf: 23, width: 1280, maxBytes: 2_500_000 },
    ],
    stills: [
      { film: 'hero-1080-av1.mp4', still: 'hero.jpg' },
      { film: 'hero-phone-av1.mp4', still: 'hero-phone.jpg' },
    ],
  },
  {
    name: 'closing',
    page: 'home',
    poster: 'closing',
    files: [
      { name: 'closing-av1.mp4', from: CLOSING, crf: 32, maxBytes: 700_000 },
      { name: 'closing-h264.mp4', from: CLOSING, crf: 27, maxBytes: 700_000 },
    ],
    stills: [{ film: 'closing-av1.mp4', still: 'closing.jpg' }],
  },
  {
    name: 'ground-handling',
    page: 'services',
    poster: 'ground-handling-film',
    files: [
      { name: 'ground-handling-av1.mp4', from: GROUND, crf: 23, maxBytes: 900_000 },
      { name: 'ground-handling-h264.mp4', from: GROUND, crf: 23, maxBytes: 900_000 },
    ],
    stills: [{ film: 'ground-handling-av1.mp4', still: 'ground-handling.jpg' }],
  },
]
/** The lights over the service cards were drawn once, and have no master. */
const overlay: FilmSlot = {
  name: 'overlay',
  page: 'services',
  files: [{ name: 'overlay-av1.mp4' }, { name: 'overlay-h264.mp4' }],
}
export const FILMS: readonly FilmSlot[] = [...ENCODED, overlay]

export const getCodec = (name: FilmFile['name']): Codec =>
  name.endsWith('-av1.mp4') ? 'av1' : 'h264'

export async function encodeSlot({ name, files, stills }: EncodedSlot): Promise<void> {
  for (const file of files) {
    const output = join(OUT, file.name)
    const settings = { codec: getCodec(file.name), crf: file.crf, width: file.width }
    encodeFilm(join(MASTERS, 'films', file.from), output, settings)
    const { size } = statSync(output)
    if (size > file.maxBytes)
      throw new Error(
        `${file.name} has ${size} bytes of ${file.maxBytes}: raise the crf of ${name} in encode/films/films.ts`,
      )
  }
  for (const { film, still } of stills) {
    await sharp(extractFirstFrame(join(OUT, film)))
      .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
      .toFile(join(MASTERS, 'posters', still))
  }
}

/** @returns the sources of a film, read from the encoded files */
export function describeSources({ files }: FilmSlot): FilmData['sources'] {
  return files.map(({ name, media }) => ({
    src: `/media/${name}`,
    type: readSourceType(join(OUT, name)),
    ...(media === undefined ? {} : { media }),
  }))
}
