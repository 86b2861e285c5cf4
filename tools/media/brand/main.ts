// Generates logos, icons, the web manifest and the social cards from `logo.svg`, `mark.svg` and the palette.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeBrandDigests, TEXT_FILES } from './digests.ts'
import { packIco, renderIcon } from './icons.ts'
import { CARDS, renderSocialCard } from './social.ts'
import { writeDigests } from '../digests.ts'

function write(path: string, data: string | Buffer): void {
  const file = join('public', path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, data)
  console.log(path, Buffer.byteLength(data))
}

for (const [path, text] of Object.entries(TEXT_FILES)) {
  if (path.startsWith('src/')) writeFileSync(path, text)
  else write(path, text)
}

const pngs = [16, 32].map(async (size) => ({ size, png: await renderIcon(size, 0.84, size / 8) }))
write('favicon.ico', packIco(await Promise.all(pngs)))

write('apple-touch-icon.png', await renderIcon(180, 0.62))
write('icon-192.png', await renderIcon(192, 0.66, 28))
write('icon-512.png', await renderIcon(512, 0.66, 74))
write('icon-maskable-512.png', await renderIcon(512, 0.5))

for (const card of CARDS) {
  write(`social/${card.page}.jpg`, await renderSocialCard(card))
}
writeDigests(computeBrandDigests())
