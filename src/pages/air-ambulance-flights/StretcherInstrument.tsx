import { labels } from '#content/instruments/labels.ts'
import { stretcherToDoor } from '#content/instruments/stretcherToDoor.ts'
import { StretcherToDoor } from '#features/instruments/stretcherToDoor/StretcherToDoor.tsx'

export function StretcherInstrument() {
  return <StretcherToDoor copy={stretcherToDoor} labels={labels} />
}
