import {
  formatIrregularityLog,
  computeDelayMin,
  formatReportDate,
  formatSigned,
} from '#lib/departureReport/model.ts'
import { createReportTables } from '#lib/departureReport/tables.ts'
import type { DepartureReport, ReportCopy } from '#lib/departureReport/types.ts'
import { FigureTable } from './FigureTable.tsx'
import { ReportHead } from './ReportHead.tsx'
import { Timeline } from './Timeline.tsx'
import * as styles from './ReportSheet.css.ts'

export type ReportSheetProps = { report: DepartureReport; copy: ReportCopy }

export function ReportSheet({ report, copy }: ReportSheetProps) {
  const { fuel, load, invoice, messages, documents } = createReportTables(report, copy)
  const { delay, irregularity } = report
  return (
    <div className={styles.sheet}>
      <ReportHead report={report} date={formatReportDate(report)} copy={copy} />
      <div className={styles.block}>
        <h3 className={styles.heading}>{copy.timeline.title}</h3>
        <Timeline report={report} copy={copy.timeline} />
      </div>
      <div className={styles.strips}>
        <div className={styles.strip}>
          <p className={styles.code}>
            <span className={styles.codeLabel}>{copy.delay.code}</span>
            {delay.iataCode}
          </p>
          <div className={styles.cause}>
            <h3 className={styles.heading}>
              {copy.delay.title}{' '}
              <span className={styles.minutes}>
                {formatSigned(computeDelayMin(report))} {copy.delay.minutes}
              </span>
            </h3>
            <p className={styles.meaning}>{delay.meaning}</p>
            <p>{delay.cause}</p>
          </div>
        </div>
        <div className={styles.strip}>
          <div className={styles.cause}>
            <h3 className={styles.heading}>{copy.irregularity.title}</h3>
            <p className={styles.meaning}>{irregularity.title}</p>
            <ol className={styles.log}>
              {formatIrregularityLog(report).map(({ time, text }) => (
                <li key={time} className={styles.entry}>
                  <span className={styles.time}>{time}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <div className={styles.tables}>
        <div className={styles.third}>
          <FigureTable {...fuel} />
        </div>
        <div className={styles.third}>
          <FigureTable {...load} />
        </div>
        <div className={styles.third}>
          <FigureTable {...invoice} />
        </div>
        <div className={styles.half}>
          <FigureTable {...messages} />
        </div>
        <div className={styles.half}>
          <FigureTable {...documents} />
        </div>
      </div>
    </div>
  )
}
