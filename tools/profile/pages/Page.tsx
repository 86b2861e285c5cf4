import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import type { Section } from '../plan.ts'
import { texts } from '../texts.ts'

export type PageProps = {
  section: Section
  /** Position within the section. */
  index?: number
  /** Below the section's title, on its first page. */
  lead?: string
  night?: boolean
  layout?: 'pair' | 'send'
  children: ReactNode
}

/** One sheet of A4. `print.ts` reports content that does not fit. */
export function Page({ section, index = 0, lead, night = false, layout, children }: PageProps) {
  const { id, title } = section
  const number = section.page + index
  return (
    <section className={night ? 'page night' : 'page'}>
      {/* Hidden from screen readers: running heads and feet would interrupt sentences. */}
      <div className="head" aria-hidden="true">
        <span>
          {texts.documentTitle}, {texts.edition}
        </span>
        <span>{title}</span>
      </div>
      <div className={layout ? `content ${layout}` : 'content'} data-page={number}>
        {lead && (
          <>
            <h2 id={id}>{title}</h2>
            <p className="lead">{lead}</p>
          </>
        )}
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
