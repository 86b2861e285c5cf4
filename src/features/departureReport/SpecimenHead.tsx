import { departureReport as report, reportCopy as copy } from '#content/departureReport.ts'
import { preventBreaks } from '#lib/format.ts'
import * as styles from './SpecimenHead.css.ts'

const FIELDS = ['flight', 'registration', 'type', 'date', 'station', 'stand'] as const

export function SpecimenHead() {
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
            <dd className={styles.value}>{preventBreaks(report[field])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
