// Encodes pictures, films and drawings from the masters and writes the modules that name them.
// `main.ts pictures`, `films` or `drawings` makes only those; `main.ts pictures fuel` makes only one, and
// `main.ts changed` the drawings and the pictures whose master or slot has changed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { readDigests, writeDigests } from '#tools/media/digests.ts'
import { computePictureDigests } from '#tools/media/encode/digests.ts'
import { readDrawings } from '#tools/media/encode/drawings.ts'
import { encodeSlot, FILMS } from '#tools/media/encode/films/films.ts'
import { type PictureEntry, writeModules } from '#tools/media/encode/module.ts'
import { encodePicture, inspectPicture } from '#tools/media/encode/picture.ts'
import { OUT } from '#tools/media/encode/places.ts'
import { PICTURES } from '#tools/media/encode/slots.ts'

const [kind = 'all', only] = argv.slice(2)
const isRequested = (one: string) => kind === 'all' || kind === one
const isChanged = (() => {
  const [written, present] = [readDigests(), computePictureDigests()]
  return (name: string) => kind === 'changed' && written[name] !== present[name]
})()

/** Runs before the pictures, because a film's first frame is the master of its poster. */
async function encodeFilms(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'films-'))
  for (const slot of FILMS) {
    if (only !== undefined && slot.name !== only) continue
    await encodeSlot(slot, scratch)
    console.log(slot.name)
  }
  rmSync(scratch, { recursive: true })
}

async function encodePictures(): Promise<PictureEntry[]> {
  const entries: PictureEntry[] = []
  for (const slot of PICTURES) {
    const isAsked = isRequested('pictures') && (only === undefined || slot.name === only)
    const wanted = isAsked || isChanged(slot.name)
    const data = wanted ? await encodePicture(slot) : await inspectPicture(slot)
    if (wanted) console.log(slot.name, data.widths.join(' '))
    if (wanted) writeDigests({ [slot.name]: computePictureDigests()[slot.name] ?? '' })
    entries.push({ pages: slot.pages, data })
  }
  return entries
}

function writeDrawings(): void {
  for (const [file, svg] of Object.entries(readDrawings())) writeFileSync(join(OUT, file), svg)
}

mkdirSync(OUT, { recursive: true })
if (isRequested('films')) await encodeFilms()
if (isRequested('drawings') || kind === 'changed') writeDrawings()
writeModules(await encodePictures(), FILMS)
