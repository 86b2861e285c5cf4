import sharp from 'sharp'
import { blades, MARK_SIZE } from '#tools/media/brand/mark.ts'

const GROUND = '#0B1422'
const BRASS = '#E9B95A'

/** The mark for a browser tab; follows the colour scheme of the system, as tabs do. */
export function drawFavicon(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">` +
    '<style>@media(prefers-color-scheme:dark){path{fill:#E9B95A}}</style>' +
    `<path fill="#7E5A16" d="${blades().join('')}"/></svg>\n`
  )
}

/** @param share the mark's width as a fraction of the icon's; `radius` rounds the background */
export function renderIcon(size: number, share: number, radius = 0): Promise<Buffer> {
  const scale = (size * share) / MARK_SIZE
  const start = (size - MARK_SIZE * scale) / 2
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${GROUND}"/>` +
    `<path transform="translate(${start} ${start}) scale(${scale})" fill="${BRASS}" ` +
    `d="${blades().join('')}"/></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

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
    name: 'Aero',
    short_name: 'Aero',
    start_url: '/',
    display: 'browser',
    theme_color: GROUND,
    background_color: '#F8F6F1',
    icons: [
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(data, null, 2)}\n`
}
