import sharp from 'sharp'
import { findJpeg } from '#tools/media/encode/places.ts'

/** 190 dpi: enough for an office printer, and for a screen at 200 %. */
const DOTS_PER_MM = 190 / 25.4

/** @returns a JPEG that is `millimetres` wide on paper. Chromium embeds it unchanged. */
export async function makePrintPicture(name: string, millimetres: number): Promise<Buffer> {
  const width = Math.round(millimetres * DOTS_PER_MM)
  return sharp(findJpeg(name))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 66, progressive: false, mozjpeg: false, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
