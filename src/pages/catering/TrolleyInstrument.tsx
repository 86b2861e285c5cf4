import { labels } from '#content/instruments/labels.ts'
import { trolleyToBay } from '#content/instruments/trolleyToBay.ts'
import { TrolleyToBay } from '#features/instruments/trolleyToBay/TrolleyToBay.tsx'

export function TrolleyInstrument() {
  return <TrolleyToBay copy={trolleyToBay} labels={labels} />
}
