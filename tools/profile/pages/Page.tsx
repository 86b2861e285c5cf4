import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { texts } from '../texts.ts'

export type PageProps = {
  number: number
  /** Said at the head of the page; the same on every page of a section. */
  section: string
  night?: boolean
  /** A layout of its own for the content. */
  layout?: 'pair' | 'send'
  children: ReactNode
}

/** One sheet of A4. What does not fit is an error, which `print.ts` reports. */
export function Page({ number, section, night = false, layout, children }: PageProps) {
  return (
    <section className={night ? 'page night' : 'page'}>
      {/* Running heads and feet are for the eye: read out, they would cut sentences apart. */}
      <div className="head" aria-hidden="true">
        <span>{texts.documentTitle}</span>
        <span>{section}</span>
      </div>
      <div className={layout ? `content ${layout}` : 'content'} data-page={number}>
        {children}
      </div>
      <div className="foot" aria-hidden="true">
        <span>{company.availability}</span>
        <span>{company.phone.display}</span>
        <span>{company.email}</span>
        <span className="folio">{number}</span>
      </div>
    </section>
  )
}
