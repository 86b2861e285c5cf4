import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FilmData } from '#content/types.ts'
import { closing } from '#tools/media/encode/films/closing.ts'
import { encodeFilm, extractFirstFrame, readSourceType } from '#tools/media/encode/films/ffmpeg.ts'
import { groundHandling } from '#tools/media/encode/films/ground-handling.ts'
import { hero } from '#tools/media/encode/films/hero.ts'
import { overlay } from '#tools/media/encode/films/overlay.ts'
import type { FilmSlot } from '#tools/media/encode/films/types.ts'
import { MASTERS, OUT } from '#tools/media/encode/places.ts'

export const FILMS: readonly FilmSlot[] = [hero, closing, groundHandling, overlay]

export async function encodeSlot(slot: FilmSlot, scratch: string): Promise<void> {
  await slot.render?.(scratch)
  for (const file of slot.files) {
    const folder = file.from.endsWith('.mkv') ? scratch : join(MASTERS, 'films')
    const output = join(OUT, file.name)
    encodeFilm(join(folder, file.from), output, file)
    const { size } = statSync(output)
    if (size > file.maxBytes)
      throw new Error(
        `${file.name} has ${size} bytes of ${file.maxBytes}: raise its crf in encode/films/${slot.name}.ts`,
      )
  }
  for (const { film, still } of slot.stills ?? []) {
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
