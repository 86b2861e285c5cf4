import type { Codec } from '#tools/media/encode/films/ffmpeg.ts'

/**
 * A published file, encoded from a master film or from an intermediate that the slot renders.
 * `most` is the size in bytes that it may have; `width` reduces it.
 */
export type FilmFile = {
  name: string
  media?: string
  from: `${string}.mp4` | `${string}.mkv`
  codec: Codec
  crf: number
  width?: number
  /** How its values become light, after ffmpeg's names: television's unless it says otherwise. */
  transfer?: 'iec61966-2-1'
  most: number
}

export type FilmSlot = {
  /** Identifier, and name of its module in `src/content/media`. */
  id: string
  /** Identifier of the poster's picture slot. */
  poster?: string
  /** Writes the lossless intermediates into the scratch folder. */
  render?: (scratch: string) => Promise<void>
  /** In the order in which a browser tries them. */
  files: readonly FilmFile[]
  /** First frames that become masters of picture slots. */
  stills?: readonly { film: string; still: `${string}.jpg` }[]
}
