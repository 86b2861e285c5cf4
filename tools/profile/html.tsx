import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** @returns CSS custom properties */
const colours = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

export type HtmlParts = {
  title: string
  styles: string
  /** Colours by selector. */
  palettes: Record<string, Record<string, string>>
  body: ReactNode
}

/** @returns a complete HTML document to print */
export function renderDocument({ title, styles, palettes, body }: HtmlParts): string {
  const rules = Object.entries(palettes).map(
    ([selector, palette]) => `${selector}{${colours(palette)}}`,
  )
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: rules.join('') + styles }} />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}
