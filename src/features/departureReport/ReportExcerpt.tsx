import {
  departureReport as report,
  reportWords as words,
  reportExcerpt,
} from '#content/departureReport.ts'
import * as styles from './ReportExcerpt.css.ts'
import { Timeline } from './Timeline.tsx'

const tasks = report.tasks.filter(({ name }) => reportExcerpt.includes(name))

export function ReportExcerpt() {
  return (
    <div className={styles.root}>
      <p className={styles.specimen}>{words.specimen}</p>
      <Timeline tasks={tasks} />
    </div>
  )
}
