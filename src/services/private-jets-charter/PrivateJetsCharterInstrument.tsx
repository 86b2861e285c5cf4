import { words } from './instrumentWords.ts'
import { formatBearing, formatNumber } from '#lib/format.ts'
import { defineInstrument } from '#instrument/defineInstrument.tsx'
import { choice } from '#instrument/inputs.ts'
import { cities } from '#ui/WorldMap/cities.ts'
import { WorldMap } from '#ui/WorldMap/WorldMap.tsx'
import { EXAMPLE_CITY } from './example.ts'
import * as styles from './PrivateJetsCharterInstrument.css.ts'

const byName = [...cities]
byName.sort((a, b) => (a.city < b.city ? -1 : 1))
const options = Object.fromEntries(byName.map(({ icao, city }) => [icao, `${city} · ${icao}`]))

const nearest = [...cities]
nearest.sort((a, b) => a.nm - b.nm)

export const PrivateJetsCharterInstrument = defineInstrument({
  words: { ...words, fields: { city: { ...words.fields.city, options } } },
  service: 'private-jets-charter',
  layout: 'around',
  inputs: { city: choice(byName.map(({ icao }) => icao)) },
  example: { city: EXAMPLE_CITY },
  result(values, _, enter) {
    const chosen = cities.find(({ icao }) => icao === values.city)
    if (!chosen) throw new Error('No such city')
    const distance = words.distance(formatNumber(chosen.nm))
    const bearing = words.bearing(formatBearing(chosen.bearing))
    return {
      answer: words.answer({ ...chosen, distance, bearing }),
      rows: [
        [words.lines.from, words.origin],
        [words.lines.destination, `${chosen.icao} ${chosen.city}`],
        [words.lines.distance, distance],
        [words.lines.bearing, bearing],
      ],
      drawing: (
        <div className={styles.mapColumn}>
          <WorldMap chosen={chosen} onChoose={({ icao }) => enter('city', icao)} />
        </div>
      ),
      tables: [
        {
          ...words.table,
          rows: nearest.map(({ city, icao, nm, bearing: degrees }) => [
            city,
            icao,
            formatNumber(nm),
            `${formatBearing(degrees)}°`,
          ]),
          chosen: nearest.indexOf(chosen),
        },
      ],
    }
  },
})
