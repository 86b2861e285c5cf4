// Proves that the media scripts run on this machine: renders every scene and one frame of every film
// at a small size, encodes one picture and draws one social card. `npm run media:smoke`.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { exit } from 'node:process'
import { CARDS, renderSocialCard } from '#tools/media/brand/social.ts'
import { encodePicture } from '#tools/media/encode/picture.ts'
import { MASTERS } from '#tools/media/encode/places.ts'
import { findMissingPackages } from '#tools/media/smoke/requirements.ts'
import {
  listFilms,
  renderScene,
  renderFrame,
  type Scene,
  listScenes,
} from '#tools/media/smoke/render.ts'
import { verifyPicture } from '#tools/media/smoke/verify.ts'

const HEIGHT_PX = 90

const missing = findMissingPackages()
if (missing.length > 0) {
  console.error(`Missing packages: apt-get install --no-install-recommends ${missing.join(' ')}`)
  exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'media-smoke-'))
const started = Date.now()
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`

async function checkScene(scene: Scene): Promise<string> {
  const file = join(folder, `${scene.name}.jpg`)
  const width = Math.round((HEIGHT_PX * scene.width) / scene.height)
  renderScene({ ...scene, width, height: HEIGHT_PX }, file)
  await verifyPicture(file, width, HEIGHT_PX)
  return file
}

async function checkFilm(film: Scene): Promise<void> {
  const file = join(folder, `${film.name}-film.png`)
  const width = Math.round((HEIGHT_PX * film.width) / film.height / 2) * 2
  renderFrame({ ...film, width, height: HEIGHT_PX }, file, folder)
  await verifyPicture(file, width, HEIGHT_PX)
}

async function checkEncoder(file: string): Promise<void> {
  const master = `${relative(MASTERS, file).replace(/\.jpg$/, '')}.jpg` as const
  const slot = { name: 'smoke', pages: [], master, aspect: '16:9', alt: 'A test' } as const
  const { widths } = await encodePicture(slot, folder)
  for (const width of widths) {
    for (const format of ['avif', 'webp', 'jpg']) {
      await verifyPicture(
        join(folder, `smoke-${width}.${format}`),
        width,
        Math.round((width * 9) / 16),
      )
    }
  }
}

try {
  const all = listScenes()
  if (all.length === 0) throw new Error('The renderer lists no scenes')
  for (const scene of all) {
    await checkScene(scene)
    console.log(scene.name, seconds())
  }
  for (const film of listFilms()) {
    await checkFilm(film)
    console.log(film.name, seconds())
  }
  await checkEncoder(join(folder, 'fuel.jpg'))
  console.log('encoder', seconds())
  const card = join(folder, 'card.jpg')
  for (const page of CARDS.slice(0, 1)) writeFileSync(card, await renderSocialCard(page))
  await verifyPicture(card, 1200, 630)
  console.log('social card', seconds())
  const left = readdirSync(folder).filter((name) => name.endsWith('.exr'))
  if (left.length > 0) throw new Error(`Buffers were left behind: ${left.join(', ')}`)
} finally {
  rmSync(folder, { recursive: true })
}
console.log(`media:smoke: passed, ${seconds()}`)
