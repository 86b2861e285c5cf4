// Encodes pictures, films and plates from the masters and writes src/content/media.
// `main.ts pictures`, `films` or `plates` makes only those; `main.ts pictures fuel` makes only one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { SERVICE_SLUGS } from '#lib/paths.ts'
import { PLATES } from '#tools/media/encode/draw/plates.ts'
import { SERVICE_PLATES } from '#tools/media/encode/draw/services/plates.ts'
import { describeFilm, encodeSlot, FILMS } from '#tools/media/encode/films/films.ts'
import { type PictureEntry, writeModules } from '#tools/media/encode/module.ts'
import { encodePicture, inspectPicture } from '#tools/media/encode/picture.ts'
import { OUT } from '#tools/media/encode/places.ts'
import { PICTURES } from '#tools/media/encode/slots.ts'

const [kind = 'all', only] = argv.slice(2)
const isRequested = (one: string) => kind === 'all' || kind === one

/** Runs before the pictures, because a film's first frame is the master of its poster. */
async function encodeFilms(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'films-'))
  for (const slot of FILMS) {
    if (only !== undefined && slot.id !== only) continue
    await encodeSlot(slot, scratch)
    console.log(slot.id)
  }
  rmSync(scratch, { recursive: true })
}

async function encodePictures(): Promise<PictureEntry[]> {
  const entries: PictureEntry[] = []
  for (const slot of PICTURES) {
    const wanted = isRequested('pictures') && (only === undefined || slot.id === only)
    const data = wanted ? await encodePicture(slot) : await inspectPicture(slot)
    if (wanted) console.log(slot.id, data.widths.join(' '))
    entries.push({ id: slot.id, data })
  }
  return entries
}

function drawPlates(): void {
  for (const [name, draw] of Object.entries({ ...PLATES, ...SERVICE_PLATES })) {
    if (only !== undefined && name !== only) continue
    writeFileSync(join(OUT, `${name}.svg`), draw())
    console.log(name)
  }
}

mkdirSync(OUT, { recursive: true })
if (isRequested('films')) await encodeFilms()
if (isRequested('plates')) drawPlates()
const CARDS = SERVICE_SLUGS.map((slug) =>
  slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
)
writeModules(await encodePictures(), FILMS.map(describeFilm), CARDS)
