import { labels } from '#content/instruments/labels.ts'
import { officeOverlap } from '#content/instruments/officeOverlap.ts'
import { OfficeOverlap } from '#features/instruments/officeOverlap/OfficeOverlap.tsx'

export function OverlapInstrument() {
  return <OfficeOverlap copy={officeOverlap} labels={labels} />
}
