import { labels } from '#content/instruments/labels.ts'
import { worldMap } from '#content/instruments/worldMap.ts'
import { WorldMap } from '#features/instruments/worldMap/WorldMap.tsx'
import { cities } from './cities.ts'

export function WorldInstrument() {
  return <WorldMap copy={worldMap} labels={labels} service="private-jets-charter" cities={cities} />
}
