// Generates logos, icons, the web manifest and the social cards from `logo.svg`, `mark.svg` and the palette.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { computeBrandDigests, TEXT_FILES } from './digests.ts'
import { packIco, renderIcon } from './icons.ts'
import { type Card, CARDS, renderSocialCards } from './social.ts'
import { readDigests, writeDigests } from '../digests.ts'

function write(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
  console.log(file, Buffer.byteLength(data))
}

for (const [file, text] of Object.entries(TEXT_FILES)) write(file, text)

const pngs = [16, 32].map(async (size) => ({ size, png: await renderIcon(size, 0.84, size / 8) }))
write('public/favicon.ico', packIco(await Promise.all(pngs)))

write('public/apple-touch-icon.png', await renderIcon(180, 0.62))
write('public/icon-192.png', await renderIcon(192, 0.66, 28))
write('public/icon-512.png', await renderIcon(512, 0.66, 74))
write('public/icon-maskable-512.png', await renderIcon(512, 0.5))

const [written, present] = [readDigests(), computeBrandDigests()]
const isStale = ({ page }: Card) =>
  written[`public/social/${page}.jpg`] !== present[`public/social/${page}.jpg`]
for await (const { file, data } of renderSocialCards(CARDS.filter(isStale))) write(file, data)
writeDigests(present, /^public\/(?!.*\.pdf$)/)
