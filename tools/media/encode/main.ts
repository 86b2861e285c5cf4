// Encodes the pictures and films that have a changed master or slot, writes the drawings, and writes the
// modules that name them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { readDigests, writeDigests } from '#tools/media/digests.ts'
import { computeFilmDigests, computePictureDigests } from '#tools/media/encode/digests.ts'
import { readDrawings } from '#tools/media/encode/drawings.ts'
import { hasFfmpeg } from '#tools/media/encode/films/ffmpeg.ts'
import { ENCODED, encodeSlot, FILMS } from '#tools/media/encode/films/films.ts'
import { type PictureEntry, writeModules } from '#tools/media/encode/module.ts'
import { encodePicture, inspectPicture } from '#tools/media/encode/picture.ts'
import { OUT } from '#tools/media/encode/places.ts'
import { PICTURES } from '#tools/media/encode/slots.ts'
import { listWidths } from '#ui/Picture/widths.ts'

/** Runs before the pictures, because a film's first frame is the master of its poster. */
async function encodeFilms(): Promise<void> {
  const [written, present] = [readDigests(), computeFilmDigests()]
  const wanted = ENCODED.filter(({ name }) => written[`film ${name}`] !== present[`film ${name}`])
  if (wanted.length === 0) return
  if (!hasFfmpeg()) {
    console.error(`To encode films (${wanted.map(({ name }) => name).join(', ')}), install ffmpeg.`)
    exit(1)
  }
  for (const slot of wanted) {
    console.log(slot.name)
    await encodeSlot(slot)
    writeDigests({ [`film ${slot.name}`]: present[`film ${slot.name}`] ?? '' })
  }
}

async function encodePictures(): Promise<PictureEntry[]> {
  const [written, present] = [readDigests(), computePictureDigests()]
  const entries: PictureEntry[] = []
  for (const slot of PICTURES) {
    const { name, pages } = slot
    const wanted = written[name] !== present[name]
    const data = wanted ? await encodePicture(slot) : await inspectPicture(slot)
    if (wanted) console.log(name, listWidths(data).join(' '))
    if (wanted) writeDigests({ [name]: present[name] ?? '' })
    entries.push({ pages, data })
  }
  return entries
}

function writeDrawings(): void {
  for (const [file, svg] of Object.entries(readDrawings())) writeFileSync(join(OUT, file), svg)
}

mkdirSync(OUT, { recursive: true })
await encodeFilms()
writeDrawings()
writeModules(await encodePictures(), FILMS)
writeDigests({ ...computePictureDigests(), ...computeFilmDigests() }, /^[^/]+$/)
