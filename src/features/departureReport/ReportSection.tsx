import type { ReactNode } from 'react'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { lead56 } from '#styles/text.css.ts'
import * as styles from './ReportSection.css.ts'

export type ReportSectionProps = {
  anchor?: string
  title: string
  lead: string
  action: ReactNode
  children: ReactNode
}

export function ReportSection({ anchor, title, lead, action, children }: ReportSectionProps) {
  return (
    <Section>
      <div className={styles.root} id={anchor}>
        <div className={styles.intro}>
          <SectionTitle>{title}</SectionTitle>
          <div className={styles.prose}>
            <p className={lead56}>{lead}</p>
            {action}
          </div>
        </div>
        {children}
      </div>
    </Section>
  )
}
