import { join } from 'node:path'
import sharp from 'sharp'
import { ffmpeg, LOSSLESS } from '#tools/media/encode/films/ffmpeg.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'
import { RENDERS } from '#tools/media/encode/places.ts'

const RATE = 30
const SECONDS = 6
const SIZE = { width: 640, height: 360 }

/** The frame is composed at this multiple and then reduced, so the jet moves below the pixel. */
const SCALE = 4
const JET = 250

/**
 * The jet crosses a black frame in the direction it heads. The site lays the film over pictures
 * with `mix-blend-mode: screen`, which drops black: Safari has no VP9 alpha. Screen also swallows
 * dark paint, so the jet is lifted until its navy tail still reads.
 */
async function render(scratch: string): Promise<void> {
  const jet = join(scratch, 'jet.png')
  await sharp(join(RENDERS, 'overlay-jet.png'))
    .linear([1.25, 1.25, 1.2, 1], [34, 42, 58, 0])
    .resize({ width: JET * SCALE })
    .png()
    .toFile(jet)

  const frames = SECONDS * RATE
  const wide = SIZE.width * SCALE
  const high = SIZE.height * SCALE
  const x = `-w+(W+w)*n/${frames}`
  const y = `H*(0.5-0.26*n/${frames})`
  const graph = [
    `color=black:${wide}x${high}:r=${RATE}:d=${SECONDS}[ground]`,
    `[ground][0:v]overlay=x='${x}':y='${y}':format=rgb:eof_action=repeat[wide]`,
    `[wide]scale=${SIZE.width}:${SIZE.height}:flags=area,format=yuv420p10le`,
  ].join(';')
  ffmpeg(
    ['-loop', '1', '-framerate', `${RATE}`, '-t', `${SECONDS}`, '-i', jet],
    ['-filter_complex', graph, '-frames:v', `${frames}`, ...LOSSLESS, join(scratch, 'overlay.mkv')],
  )
}

export const overlay: FilmSlot = {
  id: 'overlayFilm',
  render,
  files: [
    { name: 'overlay-av1.mp4', from: 'overlay.mkv', codec: 'av1', crf: 24, most: 150_000 },
    { name: 'overlay-h264.mp4', from: 'overlay.mkv', codec: 'h264', crf: 20, most: 150_000 },
  ],
}
