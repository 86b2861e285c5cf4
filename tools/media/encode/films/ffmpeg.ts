import { execFileSync } from 'node:child_process'
import { env } from 'node:process'

export type Codec = 'av1' | 'h264'

/** Every published film: no sound, and the index first, so that playback can start early. */
const PUBLISHED = ['-an', '-map_metadata', '-1', '-movflags', '+faststart']

export function runFfmpeg(...groups: readonly (readonly string[])[]): void {
  const quiet = { ...env, SVT_LOG: '1' }
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...groups.flat()], { stdio: 'inherit', env: quiet })
}

type Settings = {
  codec: Codec
  crf: number
  width?: number | undefined
  transfer?: string | undefined
}

/** Encodes for the web: AV1 with 10 bits against banding in skies, H.264 for browsers without AV1. */
export function encodeFilm(input: string, output: string, settings: Settings): void {
  const { codec, crf, width, transfer = 'bt709' } = settings
  // Decoders of older phones need level 4.0 with few reference frames.
  const encoder =
    codec === 'av1'
      ? '-c:v libsvtav1 -preset 4 -g 240 -pix_fmt yuv420p10le'
      : '-c:v libx264 -preset veryslow -refs 4 -level 4.0 -pix_fmt yuv420p'
  const seam = codec === 'h264' ? ['-x264-params', seamZones(countFrames(input))] : []
  // Cropping and scaling can leave a non-square pixel aspect ratio, which browsers would apply.
  const scale = width === undefined ? [] : [`scale=${width}:-2:flags=lanczos`]
  const filters = [...scale, 'setsar=1'].join(',')
  runFfmpeg(
    ['-i', input, '-vf', filters, ...encoder.split(' '), '-crf', `${crf}`, ...seam],
    [...COLOURS, '-color_trc', transfer, ...PUBLISHED, output],
  )
}

/** Doubles the bits of the first and the last twelve frames, so that the loop seam stays invisible. */
const seamZones = (frames: number) => `zones=0,0,b=2/${frames - 12},${frames - 1},b=2`

function countFrames(file: string): number {
  const show = ['-select_streams', 'v', '-count_packets', '-show_entries', 'stream=nb_read_packets']
  const args = ['-v', 'error', ...show, '-of', 'csv=p=0', file]
  return Number.parseInt(execFileSync('ffprobe', args, { encoding: 'utf8' }), 10)
}

/** Tags the colours as BT.709, because browsers guess differently if there is no tag. */
const COLOURS: readonly string[] = '-colorspace bt709 -color_primaries bt709 -color_range tv'.split(
  ' ',
)

/** Lossless encoding of intermediates, which are deleted after the run. */
export const LOSSLESS: readonly string[] = ['-c:v', 'ffv1', '-level', '3', '-an']

/** @returns a film's first frame as PNG, so that poster and film are identical */
export function extractFirstFrame(film: string): Buffer {
  const args = ['-v', 'error', '-i', film, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  return execFileSync('ffmpeg', args, { maxBuffer: 64 * 1024 * 1024 })
}

type Stream = { codec_name: string; profile: string; level: number; pix_fmt: string }

/** @returns the `type` of a `<source>`, with the file's actual profile, level and bit depth */
export function readSourceType(file: string): string {
  const entries = 'stream=codec_name,profile,level,pix_fmt'
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    entries,
    '-of',
    'json',
    file,
  ]
  const probe = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as {
    streams: Stream[]
  }
  const stream = probe.streams[0]
  if (!stream) throw new Error(`${file} has no picture`)
  return `video/mp4; codecs="${stream.codec_name === 'av1' ? av1(stream) : avc(stream)}"`
}

function av1({ level, pix_fmt }: Stream): string {
  const depth = pix_fmt.includes('10') ? '10' : '08'
  return `av01.0.${`${level}`.padStart(2, '0')}M.${depth}`
}

function avc({ profile, level }: Stream): string {
  const profiles: Record<string, string> = { High: '6400', Main: '4D40', Baseline: '42E0' }
  const start = profiles[profile]
  if (start === undefined) throw new Error(`Unknown H.264 profile ${profile}`)
  return `avc1.${start}${level.toString(16).toUpperCase().padStart(2, '0')}`
}
