import { departureReport, reportCopy, reportExcerpt } from '#content/departureReport.ts'
import { TimelineSheet } from '#sections/DepartureReport/TimelineSheet.tsx'

/** Code of its own: a page view needs only the HTML. */
export function ReportExcerpt() {
  return <TimelineSheet report={departureReport} tasks={reportExcerpt} copy={reportCopy} />
}
