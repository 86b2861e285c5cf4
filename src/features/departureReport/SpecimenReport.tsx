import { departureReport as report, reportWords as words } from '#content/departureReport.ts'
import { PhoneDetails } from '#ui/Details/PhoneDetails.tsx'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { SpecimenHead } from './SpecimenHead.tsx'
import * as styles from './SpecimenReport.css.ts'
import { Timeline } from './Timeline.tsx'

export type SpecimenReportProps = { heading: 'h2' | 'h3' }

export function SpecimenReport({ heading: Heading }: SpecimenReportProps) {
  const { delay, irregularity, fuel, load, invoice, messages, documents } = report
  return (
    <div className={styles.sheet}>
      <SpecimenHead />
      <div className={styles.block}>
        <Heading className={styles.heading}>{words.timeline.title}</Heading>
        <Timeline tasks={report.tasks} />
      </div>
      <div className={styles.panels}>
        <div className={styles.panel}>
          <p className={styles.code}>
            <span className={styles.codeLabel}>{words.delay.code}</span>
            {delay.iataCode}
          </p>
          <div className={styles.cause}>
            <Heading className={styles.heading}>{words.delay.title}</Heading>
            <p className={styles.meaning}>
              <span className={styles.minutes}>{delay.minutes}</span> {delay.meaning}
            </p>
            <p>{delay.cause}</p>
          </div>
        </div>
        <PhoneDetails summary={words.open} styles={{ root: styles.rest, summary: styles.summary }}>
          <div className={styles.panel}>
            <div className={styles.cause}>
              <Heading className={styles.heading}>{words.irregularity.title}</Heading>
              <p className={styles.meaning}>{irregularity.title}</p>
              <ol className={styles.log}>
                {irregularity.log.map(({ time, text }) => (
                  <li key={time} className={styles.entry}>
                    <span className={styles.time}>{time}Z</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </div>
          </div>
          <div className={styles.tables}>
            {[fuel, load, invoice].map((table) => (
              <div key={table.caption} className={styles.third}>
                <FigureTable {...table} />
              </div>
            ))}
            {[messages, documents].map((table) => (
              <div key={table.caption} className={styles.half}>
                <FigureTable {...table} />
              </div>
            ))}
          </div>
        </PhoneDetails>
      </div>
    </div>
  )
}
