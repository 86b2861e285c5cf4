import { labels } from '#content/instruments/labels.ts'
import { willItFit } from '#content/instruments/willItFit.ts'
import { WillItFit } from '#features/instruments/willItFit/WillItFit.tsx'

export function FitInstrument() {
  return <WillItFit copy={willItFit} labels={labels} />
}
