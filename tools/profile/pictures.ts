import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const MEDIA = 'public/media'
/** 190 dpi: enough for an office printer, and for a screen at 200 %. */
const DOTS_PER_MM = 190 / 25.4

/** @returns a JPEG that is `millimetres` wide on paper. Chromium embeds it unchanged. */
export async function makePrintPicture(name: string, millimetres: number): Promise<Buffer> {
  const width = Math.round(millimetres * DOTS_PER_MM)
  return sharp(findLargestVariant(name))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 66, progressive: false, mozjpeg: false, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

/** @returns the path of a picture's largest JPEG */
function findLargestVariant(name: string): string {
  const widths = readdirSync(MEDIA)
    .map((file) => new RegExp(`^${name}-(\\d+)\\.jpg$`).exec(file)?.[1])
    .map(Number)
    .filter((width) => width > 0)
  if (widths.length === 0) throw new Error(`${MEDIA} has no picture called ${name}`)
  return join(MEDIA, `${name}-${Math.max(...widths)}.jpg`)
}
