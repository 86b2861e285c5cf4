import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dark } from '#styles/palette.ts'
import { MASTERS } from './places.ts'

const FOLDER = join(MASTERS, 'drawings')
const COLOURS: Readonly<Record<string, string>> = dark

/** @returns each drawing of `masters/drawings` as it is published, by its file name in `public/media` */
export const readDrawings = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file,
      colourDrawing(file, readFileSync(join(FOLDER, file), 'utf8')),
    ]),
  )

/**
 * Puts the colours of the dark palette in place of their names in braces, and drops comments.
 *
 * @throws if the palette has no colour of that name
 */
const colourDrawing = (file: string, master: string): string =>
  master.replaceAll(/<!--.*?-->\n?/gs, '').replaceAll(/\{(.*?)\}/g, (_, name: string) => {
    const colour = COLOURS[name]
    if (!colour)
      throw new Error(
        `${file} names the colour ${name}: src/styles/palette.ts has ${Object.keys(COLOURS).join(', ')}`,
      )
    return colour
  })
