import { type ReactNode, useId } from 'react'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './ReportSection.css.ts'

export type ReportSectionProps = {
  /** Id for links to this section. */
  anchor?: string
  title: string
  lead: string
  /** The link beside the words. */
  action: ReactNode
  /** The report, or a part of it. */
  children: ReactNode
}

/** Introduces a departure report. */
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
