import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PROFILE_PDF, REPORT_PDF } from '#content/paths.ts'
import { dark, light } from '#styles/palette.ts'
import { Cover } from './pages/Cover.tsx'
import { Kuwait } from './pages/Kuwait.tsx'
import { Reach } from './pages/Reach.tsx'
import { Send } from './pages/Send.tsx'
import { Services } from './pages/Services.tsx'
import { WhoWeAre } from './pages/WhoWeAre.tsx'
import { Report, REPORT_TITLE } from './report/Report.tsx'
import { texts } from './texts.ts'

export type PrintedDocument = {
  /** Path on the site. */
  path: string
  /** Contains the digest of the committed PDF's sources. */
  sourceFile: string
  title: string
  styles: readonly string[]
  body: ReactNode
}

export const profile: PrintedDocument = {
  path: PROFILE_PDF,
  sourceFile: 'tools/profile/source.sha256',
  title: texts.documentTitle,
  styles: ['tools/profile/profile.css'],
  body: (
    <>
      <Cover />
      <WhoWeAre />
      <Services />
      <Send />
      <Kuwait />
      <Reach />
    </>
  ),
}

export const specimenReport: PrintedDocument = {
  path: REPORT_PDF,
  sourceFile: 'tools/profile/report/source.sha256',
  title: REPORT_TITLE,
  styles: ['tools/profile/profile.css', 'tools/profile/report/report.css'],
  body: <Report />,
}

/** @returns a complete HTML document to print */
export function renderDocument({ title, styles, body }: PrintedDocument): string {
  const css = [
    `:root{${colours(light)}}.night{${colours(dark)}}`,
    ...styles.map((file) => readFileSync(file, 'utf8')),
  ]
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css.join('') }} />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}

/** @returns CSS custom properties */
const colours = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
