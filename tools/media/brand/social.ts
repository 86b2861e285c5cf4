import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { company } from '#content/company.ts'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { notFound } from '#content/layout.ts'
import { dark } from '#styles/palette.ts'
import { findChromium } from '#tools/browsers/find.ts'
import { findJpeg } from '../encode/places.ts'
import { colourDrawing, LOGO_SVG } from './sources.ts'

export type Card = { page: string; title: string; picture: string }

const SIZE = { width: 1200, height: 630 }

export const CARDS: readonly Card[] = [
  { page: 'home', title: company.descriptor, picture: 'hero' },
  { page: 'services', title: headerLinks.services.label, picture: 'banner-services' },
  { page: 'about-us', title: headerLinks.about.label, picture: 'banner-about' },
  { page: 'contact-us', title: headerLinks.contact.label, picture: 'banner-contact' },
  ...serviceMenu.map(({ label, to }) => {
    const slug = to.replace('/services/', '')
    return { page: slug, title: label, picture: slug }
  }),
  { page: 'not-found', title: notFound.heading, picture: 'closing' },
]

/** The page that a card shows over its picture: a scrim, the logo, a runway's threshold and the title. */
export const OVERLAY = `<!doctype html>
<style>
  @font-face {
    font-family: Display;
    src: url(data:font/woff2;base64,${readFileSync('public/fonts/archivo-wide-600.woff2', 'base64')});
  }
  body {
    box-sizing: border-box; display: flex; flex-direction: column; align-items: start;
    height: 100vh; margin: 0; padding: 58px 72px 46px; border-bottom: 8px solid ${dark.accent};
    background: linear-gradient(rgb(8 16 28 / .62), rgb(8 16 28 / .14) 34%, rgb(8 16 28 / .88)) border-box;
  }
  svg { height: 63px; width: auto; margin: 0 -3px auto; }
  i { width: 82px; height: 30px;
    background: repeating-linear-gradient(90deg, ${dark.accent} 0 7px, transparent 0 15px); }
  h1 { max-width: 800px; margin: 14px 0 0; font: 76px/86px Display; color: ${dark.ink}; }
</style>
${colourDrawing(LOGO_SVG, 'dark')}<i></i><h1></h1>`

/** Writes the pictures for link previews: each shows its page's picture under the overlay. */
export async function* renderSocialCards(cards: readonly Card[]) {
  const executablePath = findChromium() ?? chromium.executablePath()
  const browser = await chromium.launch({ executablePath, args: ['--font-render-hinting=none'] })
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(OVERLAY)
  for (const card of cards) {
    await page.locator('h1').evaluate((heading, title) => {
      heading.textContent = title
    }, card.title)
    const overlay = await page.screenshot({ omitBackground: true })
    const picture = sharp(findJpeg(card.picture)).resize({ ...SIZE, fit: 'cover' })
    const jpeg = picture.composite([{ input: overlay }]).jpeg({ quality: 80, mozjpeg: true })
    yield { file: `public/social/${card.page}.jpg`, data: await jpeg.toBuffer() }
  }
  await browser.close()
}
