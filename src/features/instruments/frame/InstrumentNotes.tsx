import type { ReactNode } from 'react'
import { labels } from '#content/instruments/labels.ts'
import * as styles from './InstrumentNotes.css.ts'

export type InstrumentNotesProps = {
  caution: string
  sources: readonly string[]
  tables: ReactNode
}

export function InstrumentNotes({ caution, sources, tables }: InstrumentNotesProps) {
  return (
    <div className={styles.root}>
      <p className={styles.caution}>{caution}</p>
      <details className={styles.details}>
        <summary className={styles.summary}>{labels.details}</summary>
        <div className={styles.openContent}>
          <div className={styles.tables} role="group" aria-label={labels.details} tabIndex={0}>
            {tables}
          </div>
          <div>
            <h3 className={styles.sourcesTitle}>{labels.sources}</h3>
            <ul className={styles.sources}>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </div>
  )
}
