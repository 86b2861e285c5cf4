import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

type Rgb = readonly [number, number, number]
type Line = { text: string; x: number; y: number; width: number; height: number } & {
  colour: Rgb
  large: boolean
}

/** @returns the size of a screenshot and the colour of each CSS pixel, at a device scale of 1 */
async function decode(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number): Rgb => {
    const at = (y * info.width + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
  return { width: info.width, height: info.height, colourAt }
}

/** The linear intensity for each value of a colour channel. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (value: number) => LINEAR[Math.round(value)] ?? 0
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Runs in the page.
 * @returns the boxes of the visible elements, in document coordinates
 */
const findBoxes = (elements: Element[]) =>
  elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const name = element.closest('[aria-label], a, button')?.outerHTML.slice(0, 120) ?? ''
      return { name, x: x + scrollX, y: y + scrollY, width, height }
    })

/** @returns the elements in which no pixel contrasts with the first one, the background */
export async function findInvisible(page: Page, selector: string): Promise<string[]> {
  const boxes = await page.locator(selector).evaluateAll(findBoxes)
  const { colourAt } = await decode(await page.screenshot({ fullPage: true, scale: 'css' }))
  const isSeen = ({ x, y, width, height }: (typeof boxes)[number]) => {
    const [left, top] = [Math.round(x), Math.round(y)]
    return Array.from({ length: Math.round(width) * Math.round(height) }, (_, index) =>
      colourAt(left + (index % Math.round(width)), top + Math.floor(index / Math.round(width))),
    ).some((colour) => contrast(colourAt(left, top), colour) >= 3)
  }
  expect(boxes).not.toEqual([])
  return boxes.filter((box) => !isSeen(box)).map(({ name }) => name)
}

/** Runs in the page. @returns the lines of text of these elements, in document coordinates */
function findLines(selectors: string[]): Line[] {
  return [...document.querySelectorAll(selectors.join())].flatMap((element) => {
    const style = getComputedStyle(element)
    const ink = element instanceof SVGElement ? style.fill : style.color
    const [red = 0, green = 0, blue = 0] = ink.match(/[\d.]+/g)?.map(Number) ?? []
    const size = Number.parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({
      text: element.textContent?.slice(0, 40) ?? '',
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
      colour: [red, green, blue] as const,
      large,
    }))
  })
}

/** Runs in the page: makes all text transparent. */
function hideText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important } text, tspan { fill: transparent !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Measures text over pictures, whose contrast axe cannot decide, against the pixels behind it.
 *
 * @returns the lines of which more than 5 % have a contrast below 4.5, or below 3 for large letters
 */
export async function findFaintLines(page: Page, selectors: string[], fullPage = true) {
  if (selectors.length === 0) return []
  const lines = await page.evaluate(findLines, selectors)
  await page.evaluate(hideText)
  const { width, height, colourAt } = await decode(
    await page.screenshot({ fullPage, scale: 'css' }),
  )
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return lines.flatMap(({ text, colour, large, ...box }) => {
    const ratios: number[] = []
    for (let y = Math.ceil(box.y); y < Math.min(height, Math.floor(box.y + box.height)); y++) {
      for (let x = Math.ceil(box.x); x < Math.min(width, Math.floor(box.x + box.width)); x++) {
        ratios.push(contrast(colour, colourAt(x, y)))
      }
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.05)] ?? Infinity
    return ratio < (large ? 3 : 4.5) ? [`${text}: ${ratio.toFixed(2)}`] : []
  })
}
