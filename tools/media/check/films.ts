// Checks every published film: no sound, index first, file size, and no visible seam in the loop.
// Prints a table and exits with 1 if a film fails. Needs Debian's ffmpeg.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { FILMS } from '#tools/media/encode/films/films.ts'
import type { FilmFile } from '#tools/media/encode/films/types.ts'
import { OUT } from '#tools/media/encode/places.ts'

/** Tolerated deviation of the seam's frame difference from the mean of its neighbours, as a fraction. */
const SEAM_TOLERANCE = 0.05
/** Frame differences below this fraction of full scale are invisible. */
const INVISIBLE_DIFFERENCE = 0.0001

type Probe = { width: number; height: number; frames: number; sound: boolean }

function probeFilm(file: string): Probe {
  const show = 'stream=codec_type,width,height,nb_frames'
  const args = ['-v', 'error', '-show_entries', show, '-of', 'json', file]
  const { streams } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as {
    streams: { codec_type: string; width: number; height: number; nb_frames: string }[]
  }
  const picture = streams.find((stream) => stream.codec_type === 'video')
  if (!picture) throw new Error(`${file} has no picture`)
  const { width, height, nb_frames } = picture
  const sound = streams.some((stream) => stream.codec_type === 'audio')
  return { width, height, frames: Number(nb_frames), sound }
}

/** Whether the index (`moov`) precedes the data, so that playback starts before the download ends. */
function isIndexFirst(file: string): boolean {
  const bytes = readFileSync(file)
  for (let at = 0; at + 8 <= bytes.length; ) {
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'moov') return true
    if (kind === 'mdat') return false
    const size = bytes.readUInt32BE(at)
    if (size < 8) return false
    at += size
  }
  return false
}

/** Luma of the frames around the loop seam: last but one, last, first, second. */
function readSeamFrames(file: string, { width, height, frames }: Probe): Uint16Array[] {
  const select = `select=lt(n\\,2)+gte(n\\,${frames - 2})`
  const raw = execFileSync(
    'ffmpeg',
    // biome-ignore format: reads as one command line
    ['-v', 'error', '-i', file, '-vf', select, '-vsync', '0', '-pix_fmt', 'gray16le', '-f', 'rawvideo', '-'],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const pixels = width * height
  const four = [0, 1, 2, 3].map((frame) => {
    const values = new Uint16Array(pixels)
    for (let i = 0; i < pixels; i++) values[i] = raw.readUInt16LE((frame * pixels + i) * 2)
    return values
  })
  return [...four.slice(2), ...four.slice(0, 2)]
}

/** Mean absolute difference of two frames, as a fraction of full scale. */
function compareFrames(a: Uint16Array, b: Uint16Array): number {
  const sum = a.reduce((total, value, i) => total + Math.abs(value - (b[i] ?? 0)), 0)
  return sum / a.length / 65535
}

/** @returns relative deviation of the seam's frame difference from its neighbours' mean; 0 is no seam */
function measureSeam(file: string, found: Probe): number {
  const frames = readSeamFrames(file, found)
  const steps = frames.slice(1).map((frame, i) => compareFrames(frames[i] ?? frame, frame))
  const [before = 0, over = 0, after = 0] = steps
  const usual = (before + after) / 2
  return Math.max(usual, over) < INVISIBLE_DIFFERENCE ? 0 : over / usual - 1
}

function checkFilm({ name, maxBytes }: FilmFile) {
  const file = join(OUT, name)
  const found = probeFilm(file)
  const size = statSync(file).size
  const seam = measureSeam(file, found)
  const faults = [
    found.sound && 'has sound',
    !isIndexFirst(file) && 'index last',
    size > maxBytes && 'too large',
    Math.abs(seam) > SEAM_TOLERANCE && 'seam',
  ].filter((fault) => fault !== false)
  return {
    film: name,
    frame: `${found.width}x${found.height}`,
    frames: found.frames,
    kB: Math.round(size / 1000),
    'max kB': maxBytes / 1000,
    seam: `${(seam * 100).toFixed(1)} %`,
    faults: faults.join(', '),
  }
}

const rows = FILMS.flatMap(({ files }) => files).map(checkFilm)
console.table(rows)
if (rows.some(({ faults }) => faults !== '')) exit(1)
