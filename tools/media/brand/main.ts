// Writes the logo, the icons, the web manifest and the social cards.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { favicon, ico, icon, manifest } from '#tools/media/brand/icons.ts'
import { LOGOS, logo } from '#tools/media/brand/logo.ts'
import { CARDS, socialCard } from '#tools/media/brand/social.ts'

const PUBLIC = join(cwd(), 'public')

function write(path: string, data: string | Buffer): void {
  const file = join(PUBLIC, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, data)
  console.log(path, Buffer.byteLength(data))
}

write('brand/logo-light.svg', logo(LOGOS.light))
write('brand/logo-dark.svg', logo(LOGOS.dark))
write('favicon.svg', favicon())

const sizes = [16, 32]
const pngs = sizes.map(async (size) => ({ size, png: await icon(size, 0.84, size / 8) }))
write('favicon.ico', ico(await Promise.all(pngs)))

write('apple-touch-icon.png', await icon(180, 0.62))
write('icon-192.png', await icon(192, 0.66, 28))
write('icon-512.png', await icon(512, 0.66, 74))
write('icon-maskable-512.png', await icon(512, 0.5))
write('site.webmanifest', manifest())

for (const card of CARDS) {
  write(`social/${card.page}.jpg`, await socialCard(card))
}
