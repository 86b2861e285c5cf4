import type { ReactNode } from 'react'
import * as styles from './Details.css.ts'

export type DetailsProps = { summary: ReactNode; children: ReactNode }

/** Opens from its summary. On paper it is open. */
export const Details = ({ summary, children }: DetailsProps) => (
  <details className={styles.root}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
)
