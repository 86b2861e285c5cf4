import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Box = { x: number; y: number; width: number; height: number }
export type Picture = { data: Buffer; width: number; height: number }
type Rgb = readonly [number, number, number]

/** A screenshot's pixels, three bytes each, one per CSS pixel at a device scale of 1. */
export async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const pixel = ({ data, width }: Picture, x: number, y: number): Rgb => {
  const at = (y * width + x) * 3
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** @returns the share of pixels with at least this contrast with the first pixel, the background */
export function contrastingShare(picture: Picture, least: number): number {
  const ground = pixel(picture, 0, 0)
  let count = 0
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (contrast(ground, pixel(picture, x, y)) >= least) count++
    }
  }
  return count / (picture.width * picture.height)
}

/** @returns the contrast with a colour that 95 % of a box's pixels reach */
function backgroundContrast(picture: Picture, box: Box, colour: Rgb, alpha: number) {
  const ratios: number[] = []
  const right = Math.min(picture.width, Math.floor(box.x + box.width))
  const bottom = Math.min(picture.height, Math.floor(box.y + box.height))
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x++) {
      const ground = pixel(picture, x, y)
      const mixed = ([0, 1, 2] as const).map((part) =>
        Math.round(colour[part] * alpha + ground[part] * (1 - alpha)),
      ) as unknown as Rgb
      ratios.push(contrast(mixed, ground))
    }
  }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.05)] ?? Infinity
}

type Line = { text: string; box: Box; colour: Rgb; alpha: number; large: boolean }

/** Every visible line of text with its colour, in document coordinates. */
function textLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest('script, noscript')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // `checkVisibility` is true in an SVG group that is not displayed.
      if (parent.getClientRects().length === 0) continue
      let clipped = false
      for (let up: Element | null = parent; up; up = up.parentElement) {
        clipped ||= getComputedStyle(up).clipPath !== 'none'
      }
      if (clipped) continue
      const style = getComputedStyle(parent)
      const ink = parent instanceof SVGElement ? style.fill : style.color
      const [red = 0, green = 0, blue = 0, alpha = 1] = ink.match(/[\d.]+/g)?.map(Number) ?? []
      const size = Number.parseFloat(style.fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = {
          x: rect.x + scrollX,
          y: rect.y + scrollY,
          width: rect.width,
          height: rect.height,
        }
        if (box.width > 1) lines.push({ text, box, colour: [red, green, blue], alpha, large })
      }
    }
    return lines
  })
}

/** Makes all text transparent, so that a screenshot shows the pixels behind it. */
async function withoutText<Result>(page: Page, look: () => Promise<Result>) {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet()
    added.replaceSync(
      '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important } text, tspan { fill: transparent !important }',
    )
    document.adoptedStyleSheets.push(added)
    return added
  })
  const result = await look()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
  })
  return result
}

/** @returns the lines of text with a contrast below 4.5, or below 3 for large letters */
export async function findFaintLines(page: Page, fullPage = true): Promise<string[]> {
  const lines = await textLines(page)
  if (lines.length === 0) throw new Error('The page shows no text')
  const png = await withoutText(page, () => page.screenshot({ fullPage, scale: 'css' }))
  const picture = await decode(png)
  return lines.flatMap(({ text, box, colour, alpha, large }) => {
    const ratio = backgroundContrast(picture, box, colour, alpha)
    return ratio < (large ? 3 : 4.5) ? [`${text.slice(0, 40)}: ${ratio.toFixed(2)}`] : []
  })
}
