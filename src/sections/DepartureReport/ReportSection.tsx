import { type ReactNode, useId } from 'react'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './ReportSection.css.ts'

export type ReportSectionProps = {
  anchor?: string
  title: string
  lead: string
  action: ReactNode
  children: ReactNode
}

export function ReportSection({ anchor, title, lead, action, children }: ReportSectionProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <div className={styles.root} id={anchor}>
        <div className={styles.intro}>
          <h2 className={styles.title} id={headingId}>
            {title}
          </h2>
          <div className={styles.words}>
            <p className={styles.lead}>{lead}</p>
            {action}
          </div>
        </div>
        {children}
      </div>
    </Section>
  )
}
