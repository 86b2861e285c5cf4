// Writes docs/contact-sheet.jpg: every still of the site, uncropped, with its name.
import { join } from 'node:path'
import { cwd } from 'node:process'
import sharp from 'sharp'
import { themeColor } from '#styles/themeColor.ts'
import { outlineText } from '#tools/media/brand/text.ts'
import { type Grid, layRows, type Place } from './rows.ts'
import { PLATES } from '#tools/media/encode/draw/plates.ts'
import { OUT } from '#tools/media/encode/places.ts'
import { PICTURES } from '#tools/media/encode/slots.ts'

const FILE = join(cwd(), 'docs/contact-sheet.jpg')
const GRID: Grid = { width: 1720, margin: 48, gap: 16, caption: 52, fill: 6.6 }
const TYPE_SIZE = 15
const INK = '#2C3A4F'

type Still = { name: string; file: string; ratio: number }

/** Includes the charter plates, in their version for wide screens. */
const files = [
  ...PICTURES.map(({ name }) => ({ name, file: join(OUT, `${name}-768.jpg`) })),
  ...Object.keys(PLATES)
    .filter((name) => !name.endsWith('-phone'))
    .map((name) => ({ name, file: join(OUT, `${name}.svg`) })),
]

async function measureStill({ name, file }: { name: string; file: string }): Promise<Still> {
  const { width, height } = await sharp(file).metadata()
  return { name, file, ratio: width / height }
}

async function makeLayer({ item, left, top, width, height }: Place<Still>) {
  const input = await sharp(item.file)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toBuffer()
  return { input, left, top }
}

function drawCaptions(places: readonly Place<Still>[], height: number): Buffer {
  const paths = places.map((place) => {
    const words = place.item.name.replaceAll('-', ' ')
    const text = words.charAt(0).toUpperCase() + words.slice(1)
    return outlineText(text, TYPE_SIZE, place.left, place.top + place.height + 24).path
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID.width}" height="${height}">
    <path fill="${INK}" d="${paths.join('')}"/></svg>`,
  )
}

const { places, height } = layRows(await Promise.all(files.map(measureStill)), GRID)
const background = themeColor.light
const { size } = await sharp({ create: { width: GRID.width, height, channels: 3, background } })
  .composite([
    ...(await Promise.all(places.map(makeLayer))),
    { input: drawCaptions(places, height), left: 0, top: 0 },
  ])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(FILE)
console.log(FILE, `${Math.round(size / 1000)} kB`)
