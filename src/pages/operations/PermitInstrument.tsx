import { labels } from '#content/instruments/labels.ts'
import { permitLine } from '#content/instruments/permitLine.ts'
import { PermitLine } from '#features/instruments/permitLine/PermitLine.tsx'

export function PermitInstrument() {
  return <PermitLine copy={permitLine} labels={labels} />
}
