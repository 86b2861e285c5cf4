import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { env } from 'node:process'

/** Every published film: no sound, and the index first, so that playback can start early. */
const PUBLISHED = ['-an', '-map_metadata', '-1', '-movflags', '+faststart']

export const hasFfmpeg = (): boolean =>
  ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0)

function runFfmpeg(...groups: readonly (readonly string[])[]): void {
  const quiet = { ...env, SVT_LOG: '1' }
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...groups.flat()], { stdio: 'inherit', env: quiet })
}

export type Codec = 'av1' | 'h264'
type Settings = { codec: Codec; crf: number; width?: number | undefined }

/** Encodes for the web: AV1 with 10 bits against banding in skies, H.264 for browsers without AV1. */
export function encodeFilm(input: string, output: string, settings: Settings): void {
  const { codec, crf, width } = settings
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
    [...COLOURS, ...PUBLISHED, output],
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
const COLOURS: readonly string[] =
  '-colorspace bt709 -color_primaries bt709 -color_range tv -color_trc bt709'.split(' ')

/** @returns a film's first frame as PNG, so that poster and film are identical */
export function extractFirstFrame(film: string): Buffer {
  const args = ['-v', 'error', '-i', film, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  return execFileSync('ffmpeg', args, { maxBuffer: 64 * 1024 * 1024 })
}

/** @returns the `type` of a `<source>`: the codec as its configuration box in the file describes it */
export function readSourceType(file: string): string {
  const data = readFileSync(file)
  const find = (box: string) => data.indexOf(box, 0, 'latin1')
  const [av1, avc] = [find('av1C'), find('avcC')]
  if (av1 !== -1) return `video/mp4; codecs="${describeAv1(data.subarray(av1 + 5))}"`
  if (avc !== -1)
    return `video/mp4; codecs="avc1.${data.toString('hex', avc + 5, avc + 8).toUpperCase()}"`
  throw new Error(`${file} is neither AV1 nor H.264`)
}

/** @param configuration bits: profile 3, level 5, tier 1, more than 8 bits of depth 1 */
function describeAv1([first = 0, second = 0]: Buffer): string {
  const level = String(first & 0b11111).padStart(2, '0')
  return `av01.${first >> 5}.${level}${second & 0x80 ? 'H' : 'M'}.${second & 0x40 ? '10' : '08'}`
}
