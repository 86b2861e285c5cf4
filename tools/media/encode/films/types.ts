import type { Codec } from '#tools/media/encode/films/ffmpeg.ts'

/** A published file: copied from a master of the same name, or encoded from an intermediate. */
export type FilmFile = { name: string; media?: string } & (
  | { from: 'master' }
  | { from: `${string}.mkv`; codec: Codec; crf: number }
)

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
