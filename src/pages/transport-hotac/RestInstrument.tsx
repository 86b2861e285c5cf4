import { labels } from '#content/instruments/labels.ts'
import { restRuler } from '#content/instruments/restRuler.ts'
import { RestRuler } from '#features/instruments/restRuler/RestRuler.tsx'

export function RestInstrument() {
  return <RestRuler copy={restRuler} labels={labels} />
}
