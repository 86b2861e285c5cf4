import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureData } from '#content/types.ts'
import { findJpeg, MASTERS, OUT } from '#tools/media/encode/places.ts'
import { type Aspect, getAlternativeText, type PictureSlot } from '#tools/media/encode/slots.ts'
import { listWidths, WIDTHS } from '#ui/Picture/widths.ts'

const RATIOS: Record<Aspect, number> = {
  '16:9': 16 / 9,
  '21:9': 21 / 9,
  '4:3': 4 / 3,
  '9:16': 9 / 16,
}

/** A picture enlarged more than this looks soft. The smallest width is made in any case. */
const MAX_ENLARGEMENT = 1.26

/**
 * Crops a slot's picture and writes every variant into `OUT`.
 *
 * @returns the data for the slot's generated module
 */
export async function encodePicture(slot: PictureSlot): Promise<PictureData> {
  const image = await cropMaster(slot)
  const data = await toPictureData(slot, image)
  for (const width of listWidths(data)) {
    const sized = await resize(image.png, slot.aspect, width)
    await sharp(sized)
      .avif({ quality: 60, effort: 6 })
      .toFile(join(OUT, `${slot.name}-${width}.avif`))
  }
  await sharp(await resize(image.png, slot.aspect, data.width))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(findJpeg(slot.name))
  return data
}

/** @returns the same data without writing a file */
export async function inspectPicture(slot: PictureSlot): Promise<PictureData> {
  return toPictureData(slot, await cropMaster(slot))
}

type CroppedPicture = { png: Buffer; width: number }

async function toPictureData(slot: PictureSlot, image: CroppedPicture): Promise<PictureData> {
  const widths =
    slot.widths ?? WIDTHS.filter((width, at) => at === 0 || width <= image.width * MAX_ENLARGEMENT)
  const width = widths.at(-1) ?? image.width
  return {
    name: slot.name,
    width,
    height: heightOf(slot.aspect, width),
    color: await dominantColour(image.png),
    alt: getAlternativeText(slot),
    ...(slot.focus && { focus: slot.focus }),
  }
}

async function cropMaster(slot: PictureSlot): Promise<CroppedPicture> {
  const source = join(MASTERS, slot.master)
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata()
  const crop = slot.crop ?? { x: 0, y: 0, width: 1 }
  const width = Math.round(crop.width * fullWidth)
  const height = Math.min(heightOf(slot.aspect, width), fullHeight)
  const left = Math.min(Math.round(crop.x * fullWidth), fullWidth - width)
  const top = Math.min(Math.round(crop.y * fullHeight), fullHeight - height)
  const image = sharp(source).flatten().extract({ left, top, width, height })
  return { png: await image.removeAlpha().png().toBuffer(), width }
}

async function resize(png: Buffer, aspect: Aspect, width: number): Promise<Buffer> {
  const height = heightOf(aspect, width)
  return sharp(png).resize({ width, height, kernel: 'lanczos3' }).png().toBuffer()
}

function heightOf(aspect: Aspect, width: number): number {
  return Math.round(width / RATIOS[aspect])
}

async function dominantColour(png: Buffer): Promise<string> {
  const { data } = await sharp(png)
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hex = [...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
