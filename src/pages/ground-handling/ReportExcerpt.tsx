import { departureReport, reportCopy, reportExcerpt } from '#content/departureReport.ts'
import { TimelineSheet } from '#sections/DepartureReport/TimelineSheet.tsx'

/** A separate chunk: a page view needs only the prerendered HTML. */
export function ReportExcerpt() {
  return <TimelineSheet report={departureReport} tasks={reportExcerpt} copy={reportCopy} />
}
