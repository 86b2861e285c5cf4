import sharp from 'sharp'
import { company } from '#content/company.ts'
import { dark, light } from '#styles/palette.ts'
import { colourDrawing, MARK_SVG, placeDrawing } from './sources.ts'

/** @param share the mark's height as a fraction of the icon's; `radius` rounds the background */
export function drawIcon(size: number, share: number, radius = 0): string {
  const start = (size * (1 - share)) / 2
  const mark = placeDrawing(colourDrawing(MARK_SVG, 'dark'), start, start, size * share)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${dark.page}"/>${mark}</svg>`
  )
}

export const renderIcon = (...drawing: Parameters<typeof drawIcon>): Promise<Buffer> =>
  sharp(Buffer.from(drawIcon(...drawing)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** Packs PNGs into an ICO file: a header, one directory entry each, then the files. */
export function packIco(pngs: readonly { size: number; png: Buffer }[]): Buffer {
  const HEADER = 6
  const ENTRY = 16
  const head = Buffer.alloc(HEADER + ENTRY * pngs.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of pngs.entries()) {
    const entry = HEADER + ENTRY * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pngs.map(({ png }) => png)])
}

/** Web app manifest. A home screen icon opens the site in the browser, not as a standalone app. */
export function formatManifest(): string {
  const png = (src: string, size: number, purpose: string) => {
    return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  const data = {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    theme_color: dark.page,
    background_color: light.page,
    icons: [
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(data, null, 2)}\n`
}
