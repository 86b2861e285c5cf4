import { departureReport, reportCopy } from '#content/departureReport.ts'
import { ReportSheet } from '#sections/DepartureReport/ReportSheet.tsx'

/** Code of its own: a page view needs only the HTML. */
export function SpecimenReport() {
  return <ReportSheet report={departureReport} copy={reportCopy} />
}
