import type { DepartureReport, ReportCopy } from '#lib/departureReport/types.ts'
import * as styles from './ReportHead.css.ts'

export type ReportHeadProps = {
  report: Pick<DepartureReport, 'flight' | 'registration' | 'type' | 'station' | 'stand'>
  date: string
  copy: Pick<ReportCopy, 'documentName' | 'specimen' | 'invented' | 'head'>
}

const FIELDS = ['flight', 'registration', 'type', 'date', 'station', 'stand'] as const

export function ReportHead({ report, date, copy }: ReportHeadProps) {
  const values = { ...report, date }
  return (
    <div className={styles.root}>
      <div className={styles.document}>
        <p className={styles.specimen}>{copy.specimen}</p>
        <p className={styles.note}>
          {copy.documentName}. {copy.invented}
        </p>
      </div>
      <dl className={styles.boxes}>
        {FIELDS.map((field) => (
          <div key={field} className={styles.box}>
            <dt className={styles.label}>{copy.head[field]}</dt>
            <dd className={styles.value}>{values[field].replaceAll(' ', '\u00a0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
