import './ground.css.ts'
import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import { PACK_PDF, PROFILE_PDF, REPORT_PDF } from '#content/paths.ts'
import { formatPageRules } from './pageRules.ts'
import { Cover } from './pages/Cover.tsx'
import { Kuwait } from './pages/Kuwait.tsx'
import { Pack, PACK_TITLE } from './pages/Pack.tsx'
import { Reach } from './pages/Reach.tsx'
import { Report, REPORT_TITLE } from './pages/Report.tsx'
import { Send } from './pages/Send.tsx'
import { Services } from './pages/Services.tsx'
import { WhoWeAre } from './pages/WhoWeAre.tsx'
import { texts } from './texts.ts'

export type PrintedDocument = {
  /** Path on the site. */
  path: string
  title: string
  /** The running head of each sheet. */
  head: string
  body: ReactNode
  maxBytes: number
}

export const documents: readonly PrintedDocument[] = [
  {
    path: PROFILE_PDF,
    title: texts.documentTitle,
    head: `${texts.documentTitle}, ${texts.edition}`,
    body: (
      <>
        <Cover />
        <WhoWeAre />
        <Services />
        <Kuwait />
        <Send />
        <Reach />
      </>
    ),
    maxBytes: 1_000_000,
  },
  {
    path: REPORT_PDF,
    title: REPORT_TITLE,
    head: `${company.name}, ${company.descriptor}`,
    body: <Report />,
    maxBytes: 200_000,
  },
  {
    path: PACK_PDF,
    title: PACK_TITLE,
    head: `${PACK_TITLE}, ${texts.edition}`,
    body: <Pack />,
    maxBytes: 200_000,
  },
]

/**
 * @param styles CSS of the components in the document
 * @returns a complete HTML document to print
 */
export function renderDocument({ title, head, body }: PrintedDocument, styles: string): string {
  const css = styles + formatPageRules(head)
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!DOCTYPE html>${markup}`
}
