import { blades } from '#tools/media/brand/mark.ts'
import { outlineText } from '#tools/media/brand/text.ts'

type Inks = { word: string; tall: string; rest: string }

export const LOGOS: Record<'light' | 'dark', Inks> = {
  light: { word: '#0F1E33', tall: '#7E5A16', rest: '#D9A441' },
  dark: { word: '#F3EFE6', tall: '#E9B95A', rest: '#E9B95A' },
}

const LOGO_SIZE = { width: 132, height: 36 }

/** Mark and wordmark as SVG paths, without the `<svg>` element. */
export function drawLogoPaths({ word, tall, rest }: Inks): string {
  const [first, second, third] = blades()
  const text = outlineText('Aero', 32, 43, 32, 4).path
  return [
    `<path fill="${tall}" d="${first}"/>`,
    `<path fill="${rest}" d="${second}${third}"/>`,
    `<path fill="${word}" d="${text}"/>`,
  ].join('')
}

export function drawLogo(inks: Inks): string {
  const { width, height } = LOGO_SIZE
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawLogoPaths(inks)}</svg>\n`
}
