import { departureReport as report, reportWords as words } from '#content/departureReport.ts'
import { preventBreaks } from '#lib/format.ts'
import { dataMuted, smallMuted } from '#styles/text.css.ts'
import * as styles from './SpecimenHead.css.ts'

const FIELDS = [
  'flight',
  'registration',
  'type',
  'date',
  'station',
  'stand',
  'nextStation',
  'crew',
] as const

export function SpecimenHead() {
  return (
    <div className={styles.root}>
      <div className={styles.document}>
        <p className={styles.specimen}>{words.specimen}</p>
        <p className={smallMuted}>
          {words.documentName}. {words.invented}
        </p>
      </div>
      <dl className={styles.boxes}>
        {FIELDS.map((field) => (
          <div key={field} className={styles.box}>
            <dt className={dataMuted}>{words.head[field]}</dt>
            <dd className={styles.value}>{preventBreaks(report[field])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
