import { company } from '#content/company.ts'
import { SpecimenReport } from '#features/departureReport/SpecimenReport.tsx'
import * as styles from './Report.css.ts'

export const REPORT_TITLE = `${company.name}: specimen departure report`

export const Report = () => (
  <main className={styles.root} data-fixed>
    <h1 className={styles.title}>{REPORT_TITLE}</h1>
    <SpecimenReport heading="h2" />
  </main>
)
