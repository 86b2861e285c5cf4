import { labels } from '#content/instruments/labels.ts'
import { seasonClock } from '#content/instruments/seasonClock.ts'
import { SeasonClock } from '#features/instruments/seasonClock/SeasonClock.tsx'

export function SeasonInstrument() {
  return <SeasonClock copy={seasonClock} labels={labels} />
}
