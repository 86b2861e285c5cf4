// Writes the logo, the icons, the web manifest and the social cards.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { drawFavicon, packIco, renderIcon, formatManifest } from '#tools/media/brand/icons.ts'
import { LOGOS, drawLogo } from '#tools/media/brand/logo.ts'
import { CARDS, renderSocialCard } from '#tools/media/brand/social.ts'

const PUBLIC = join(cwd(), 'public')

function write(path: string, data: string | Buffer): void {
  const file = join(PUBLIC, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, data)
  console.log(path, Buffer.byteLength(data))
}

write('brand/logo-light.svg', drawLogo(LOGOS.light))
write('brand/logo-dark.svg', drawLogo(LOGOS.dark))
write('favicon.svg', drawFavicon())

const sizes = [16, 32]
const pngs = sizes.map(async (size) => ({ size, png: await renderIcon(size, 0.84, size / 8) }))
write('favicon.ico', packIco(await Promise.all(pngs)))

write('apple-touch-icon.png', await renderIcon(180, 0.62))
write('icon-192.png', await renderIcon(192, 0.66, 28))
write('icon-512.png', await renderIcon(512, 0.66, 74))
write('icon-maskable-512.png', await renderIcon(512, 0.5))
write('site.webmanifest', formatManifest())

for (const card of CARDS) {
  write(`social/${card.page}.jpg`, await renderSocialCard(card))
}
