import { departureReport, reportCopy } from '#content/departureReport.ts'
import { ReportSheet } from '#sections/DepartureReport/ReportSheet.tsx'

/** A separate chunk: a page view needs only the prerendered HTML. */
export function SpecimenReport() {
  return <ReportSheet report={departureReport} copy={reportCopy} />
}
