import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { texts } from '../texts.ts'

export type PageProps = {
  number: number
  /** Title of the section, at the top of each of its pages. */
  section: string
  night?: boolean
  layout?: 'pair' | 'send'
  children: ReactNode
}

/** One sheet of A4. `print.ts` reports content that does not fit. */
export function Page({ number, section, night = false, layout, children }: PageProps) {
  return (
    <section className={night ? 'page night' : 'page'}>
      {/* Hidden from screen readers: running heads and feet would interrupt sentences. */}
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
