import { join } from 'node:path'
import sharp from 'sharp'
import { ffmpeg, LOSSLESS } from '#tools/media/encode/films/ffmpeg.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'
import { MASTERS } from '#tools/media/encode/places.ts'

const SIZE = { width: 1280, height: 720 }
const SECONDS = 8
const RATE = 24

type Lamp = { x: number; y: number; radius: number; colour: string; flashes: number; delay: number }

/** Where the lamps stand in the master, and how often each flashes in one round of the film. */
const LAMPS: readonly Lamp[] = [
  { x: 723, y: 324, radius: 74, colour: '#ff3a2a', flashes: 6, delay: 0.35 },
  { x: 866, y: 371, radius: 110, colour: '#ffb347', flashes: 8, delay: 0 },
  { x: 163, y: 475, radius: 60, colour: '#ffb347', flashes: 8, delay: 0.5 },
]

/**
 * A camera move over a still: a slow push in and back on a sine, so the loop has no seam, while
 * beacons flash. The `perspective` filter interpolates below the pixel, where `zoompan` jitters.
 */
async function render(scratch: string): Promise<void> {
  const lamps = await Promise.all(LAMPS.map((lamp, at) => drawLamp(lamp, scratch, at)))
  const inputs = [join(MASTERS, 'fuelling.jpg'), ...lamps].flatMap((file) => {
    return ['-loop', '1', '-framerate', `${RATE}`, '-t', `${SECONDS}`, '-i', file]
  })
  const graph = [
    '[0:v]format=gbrp[v0]',
    ...LAMPS.flatMap(flash),
    `[v${LAMPS.length}]format=yuv444p,${push()},format=yuv420p10le[out]`,
  ].join(';')
  ffmpeg(
    inputs,
    ['-filter_complex', graph, '-map', '[out]', '-r', `${RATE}`],
    ['-t', `${SECONDS}`, ...LOSSLESS, join(scratch, 'ground-handling.mkv')],
  )
}

/** A lamp's light alone, on black, for a screen blend. */
async function drawLamp({ radius, colour }: Lamp, scratch: string, at: number): Promise<string> {
  const file = join(scratch, `lamp-${at}.png`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * radius}" height="${2 * radius}">
    <radialGradient id="g"><stop offset="0" stop-color="#fff3dc"/>
    <stop offset=".06" stop-color="${colour}" stop-opacity=".8"/>
    <stop offset=".3" stop-color="${colour}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
    <rect width="100%" height="100%"/><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  await sharp(Buffer.from(svg)).removeAlpha().png().toFile(file)
  return file
}

/** Screens a lamp over its own square only: blend expressions are slow over a whole frame. */
function flash({ x, y, radius, flashes, delay }: Lamp, at: number): string[] {
  const corner = `${x - radius}:${y - radius}`
  const level = `pow(0.5+0.5*cos(2*PI*(T*${flashes}/${SECONDS}+${delay})),7)`
  return [
    `[v${at}]split[a${at}][b${at}]`,
    `[b${at}]crop=${2 * radius}:${2 * radius}:${corner}[c${at}]`,
    `[${at + 1}:v]format=gbrp[l${at}]`,
    `[c${at}][l${at}]blend=all_expr='A+(1-A/255)*B*${level}'[d${at}]`,
    `[a${at}][d${at}]overlay=${corner}:format=gbrp[v${at + 1}]`,
  ]
}

/** Four corners of the frame in the source. They close in towards the nose and keep the tail. */
function push(): string {
  const { width, height } = SIZE
  const depth = `(0.031*(1-cos(2*PI*on/${SECONDS * RATE}))/2)`
  const left = `${width}*1.5*${depth}`
  const right = `${width}*(1-0.5*${depth})`
  const top = `${height}*1.3*${depth}`
  const bottom = `${height}*(1-0.7*${depth})`
  const corners = [left, top, right, top, left, bottom, right, bottom]
  const keys = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3']
  const places = keys.map((key, at) => `${key}='${corners[at]}'`)
  return `perspective=${places.join(':')}:interpolation=cubic:sense=source:eval=frame`
}

export const groundHandling: FilmSlot = {
  id: 'groundHandlingFilm',
  poster: 'groundHandlingPoster',
  render,
  files: [
    { name: 'ground-handling-av1.mp4', from: 'ground-handling.mkv', codec: 'av1', crf: 32 },
    { name: 'ground-handling-h264.mp4', from: 'ground-handling.mkv', codec: 'h264', crf: 23 },
  ],
  stills: [{ film: 'ground-handling-av1.mp4', still: 'ground-handling.jpg' }],
}
