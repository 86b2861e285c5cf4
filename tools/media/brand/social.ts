import sharp from 'sharp'
import { company } from '#content/company.ts'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { notFound } from '#content/layout.ts'
import { dark } from '#styles/palette.ts'
import { colourDrawing, LOGO_SVG, placeDrawing } from './sources.ts'
import { findJpeg } from '../encode/places.ts'
import { outlineText } from './text.ts'

type Card = { page: string; title: string; picture: string }

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const LOGO_HEIGHT = 63
const MAX_TITLE_WIDTH_PX = 800

export const CARDS: readonly Card[] = [
  { page: 'home', title: company.descriptor, picture: 'hero' },
  { page: 'services', title: headerLinks.services.label, picture: 'banner-services' },
  { page: 'about-us', title: headerLinks.about.label, picture: 'banner-about' },
  { page: 'contact-us', title: headerLinks.contact.label, picture: 'banner-contact' },
  ...serviceMenu.map(({ name, link }) => {
    const slug = link.replace('/services/', '')
    return { page: slug, title: name, picture: slug }
  }),
  { page: 'not-found', title: notFound.heading, picture: 'closing' },
]

/** Picture for link previews: the page's picture under a scrim, with logo and title. */
export const renderSocialCard = ({ title, picture }: Card): Promise<Buffer> =>
  sharp(findJpeg(picture))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(drawOverlay(title)) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()

/** @returns the SVG that a card shows over its picture */
export function drawOverlay(title: string): string {
  const size = 76
  const leading = 86
  const lines = breakLines(title, size)
  const first = HEIGHT - MARGIN - (lines.length - 1) * leading
  const paths = lines.map((line, at) => outlineText(line, size, MARGIN, first + at * leading).path)
  const bars = [0, 1, 2, 3, 4, 5].map((at) => {
    return `<rect x="${MARGIN + at * 15}" y="${first - 112}" width="7" height="30" fill="${dark.accent}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#08101C" stop-opacity=".62"/>
      <stop offset=".34" stop-color="#08101C" stop-opacity=".14"/>
      <stop offset="1" stop-color="#08101C" stop-opacity=".88"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#a)"/>
    ${placeDrawing(colourDrawing(LOGO_SVG, 'dark'), MARGIN - 3, MARGIN - 14, LOGO_HEIGHT)}
    ${bars.join('')}
    <path fill="${dark.ink}" d="${paths.join('')}"/>
    <rect y="${HEIGHT - 8}" width="${WIDTH}" height="8" fill="${dark.accent}"/></svg>`
}

function breakLines(title: string, size: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].join(' ')
    if (lines.length > 0 && outlineText(longer, size).width <= MAX_TITLE_WIDTH_PX)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
