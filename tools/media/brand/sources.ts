import { readFileSync } from 'node:fs'
import { dark, light } from '#styles/palette.ts'

/** The logo and its mark, which an owner replaces. No command writes them. */
export const LOGO_SVG = readFileSync('tools/media/brand/logo.svg', 'utf8')
export const MARK_SVG = readFileSync('tools/media/brand/mark.svg', 'utf8')

/** The brass is the same in both themes. The outline keeps the word legible where a browser darkens the light page around it. */
const COLOURS: Record<'light' | 'dark', Record<string, string>> = {
  light: { ...light, brass: dark.accent, outline: light.page },
  dark: { ...dark, brass: dark.accent, outline: 'none' },
}

const VARIABLE = /var\(--(?<name>\w+)\)/g

/** @throws if the palette has no colour of that name */
function findColour(theme: 'light' | 'dark', name: string): string {
  const colour = COLOURS[theme][name]
  if (!colour)
    throw new Error(
      `The palette has no ${name}: it has those of src/styles/palette.ts, brass and outline`,
    )
  return colour
}

/** @returns the drawing with `var(--ink)` and other names of the palette as colours of a theme */
export const colourDrawing = (svg: string, theme: 'light' | 'dark'): string =>
  svg.replaceAll(VARIABLE, (_, name: string) => findColour(theme, name))

/** @returns the drawing with a style that follows the system's colour scheme, as browser tabs do */
export function followColourScheme(svg: string): string {
  const names = [...new Set([...svg.matchAll(VARIABLE)].map(({ groups }) => groups?.name ?? ''))]
  const define = (theme: 'light' | 'dark') =>
    `:root{${names.map((name) => `--${name}:${findColour(theme, name)}`).join(';')}}`
  const style = `<style>${define('light')}@media(prefers-color-scheme:dark){${define('dark')}}</style>`
  return svg.replace(/<svg[^>]*>/, (tag) => tag + style)
}

/** @returns width and height of the drawing's `viewBox` */
export function readSize(svg: string): { width: number; height: number } {
  const [, width, height] =
    /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('The logo and the mark need a viewBox')
  return { width: Number(width), height: Number(height) }
}

/** @returns the drawing at a place in another, as high as `height` */
export function placeDrawing(svg: string, x: number, y: number, height: number): string {
  const size = readSize(svg)
  const width = (height * size.width) / size.height
  const attributes = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<svg[^>]*>/, (tag) => tag.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg ${attributes}`)
}
