import { join } from 'node:path'
import sharp from 'sharp'
import { ffmpeg, LOSSLESS } from '#tools/media/encode/films/ffmpeg.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'
import { MASTERS } from '#tools/media/encode/places.ts'

const PHONE = { width: 720, height: 1280 }

/** The part of the 1920 × 1080 film that a phone gets: the whole jet, and no more. */
const CROP = { width: 864, height: 1080, x: 848 }

const SCENE = (PHONE.width / CROP.width) * CROP.height
const SKY = PHONE.height - SCENE

/**
 * A portrait film cannot be a plain crop: at 9:16 the jet would lose its tail. The scene keeps the
 * jet's full width, and the sky's topmost rows are stretched upwards to fill the rest.
 */
async function render(scratch: string): Promise<void> {
  const mask = join(scratch, 'hero-mask.png')
  const shade = join(scratch, 'hero-shade.png')
  await gradient(mask, [
    [0, '#000'],
    [SKY, '#000'],
    [SKY + 90, '#fff'],
  ])
  await gradient(shade, [
    [0, 'rgba(12, 28, 60, 0.78)'],
    [SKY + 200, 'rgba(12, 28, 60, 0)'],
  ])
  const { width, height } = PHONE
  const graph = [
    `[0:v]crop=${CROP.width}:${CROP.height}:${CROP.x}:0,split[a][b]`,
    `[a]scale=${width}:${SCENE}:flags=lanczos,pad=${width}:${height}:0:${SKY},format=gbrp[scene]`,
    `[b]crop=${CROP.width}:60:0:0,scale=${width}:${height}:flags=bicubic,gblur=160:steps=3,format=gbrp[sky]`,
    '[1:v]format=gbrp[mask]',
    '[sky][scene][mask]maskedmerge,format=rgba[joined]',
    '[joined][2:v]overlay=format=rgb,format=yuv420p10le[out]',
  ].join(';')
  ffmpeg(
    ['-i', join(MASTERS, 'hero-1080-av1.mp4'), '-i', mask, '-i', shade],
    ['-filter_complex', graph, '-map', '[out]', ...LOSSLESS, join(scratch, 'hero-phone.mkv')],
  )
}

/** Writes a vertical gradient of the phone film's size; stops are pixels from the top. */
async function gradient(file: string, stops: [number, string][]): Promise<void> {
  const { width, height } = PHONE
  const stopTags = stops.map(([at, colour]) => {
    return `<stop offset="${at / height}" stop-color="${colour}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="0" y2="1">${stopTags.join('')}</linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
}

const PHONE_MEDIA = '(max-width: 767px)'

export const hero: FilmSlot = {
  id: 'heroFilm',
  poster: 'heroPoster',
  render,
  files: [
    {
      name: 'hero-phone-av1.mp4',
      media: PHONE_MEDIA,
      from: 'hero-phone.mkv',
      codec: 'av1',
      crf: 41,
    },
    {
      name: 'hero-phone-h264.mp4',
      media: PHONE_MEDIA,
      from: 'hero-phone.mkv',
      codec: 'h264',
      crf: 27,
    },
    { name: 'hero-720-av1.mp4', media: '(max-width: 1279px)', from: 'master' },
    { name: 'hero-1080-av1.mp4', from: 'master' },
    { name: 'hero-720-h264.mp4', from: 'master' },
  ],
  stills: [
    { film: 'hero-1080-av1.mp4', still: 'hero.jpg' },
    { film: 'hero-phone-av1.mp4', still: 'hero-phone.jpg' },
  ],
}
