import { renderToStaticMarkup } from 'react-dom/server'
import { dark, light } from '#styles/palette.ts'
import { Cover } from './pages/Cover.tsx'
import { Kuwait } from './pages/Kuwait.tsx'
import { Reach } from './pages/Reach.tsx'
import { Send } from './pages/Send.tsx'
import { Services } from './pages/Services.tsx'
import { WhoWeAre } from './pages/WhoWeAre.tsx'
import { texts } from './texts.ts'

const colours = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** @returns the whole profile as an HTML document, to be printed as it is. */
export function profileDocument(styles: string): string {
  const palette = `:root{${colours(light)}}.night{${colours(dark)}}`
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{texts.documentTitle}</title>
        <style dangerouslySetInnerHTML={{ __html: palette + styles }} />
      </head>
      <body>
        <Cover />
        <WhoWeAre />
        <Services />
        <Send />
        <Kuwait />
        <Reach />
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}
