import type { Codec } from '#tools/media/encode/films/ffmpeg.ts'

/**
 * A published file, encoded from a master film or from an intermediate that the slot renders.
 * `maxBytes` is the size limit in bytes; `width` scales the picture down.
 */
type FilmFile = {
  name: string
  media?: string
  from: `${string}.mp4` | `${string}.mkv`
  codec: Codec
  crf: number
  width?: number
  /** Transfer characteristic by ffmpeg's name; BT.709 if omitted. */
  transfer?: 'iec61966-2-1'
  maxBytes: number
}

export type FilmSlot = {
  name: string
  /** Page whose module lists the film (`toModule`). */
  page: string
  /** Names of picture slots. */
  poster?: string
  posterPhone?: string
  render?: (scratch: string) => Promise<void>
  /** In the order of the `<source>` elements; a browser plays the first that it supports. */
  files: readonly FilmFile[]
  /** Films whose first frame becomes the master of a picture slot. */
  stills?: readonly { film: string; still: `${string}.jpg` }[]
}
