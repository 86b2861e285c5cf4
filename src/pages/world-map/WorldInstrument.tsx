import type { AirportCode } from '#content/airports.ts'
import { labels } from '#content/instruments/labels.ts'
import { worldMap } from '#content/instruments/worldMap.ts'
import { cities } from '#features/instruments/worldMap/cities.ts'
import { Map } from '#features/instruments/worldMap/Map.tsx'
import { WorldMap } from '#features/instruments/worldMap/WorldMap.tsx'

export function WorldInstrument() {
  return <WorldMap copy={worldMap} labels={labels} service="private-jets-charter" />
}

/** The drawing alone. From this module, so that both come in one piece of code. */
export function WorldPicture({ to }: { to: AirportCode }) {
  const chosen = cities.find(({ icao }) => icao === to)
  return chosen && <Map copy={worldMap} chosen={chosen} />
}
