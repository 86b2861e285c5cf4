import { toolWords } from './toolWords.ts'
import { formatBearing, formatNumber } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { choice } from '#toolHost/inputs.ts'
import { cities } from './cities.ts'
import { WorldMap } from './WorldMap.tsx'
import * as styles from './PrivateJetsCharterTool.css.ts'

const byName = [...cities]
byName.sort((a, b) => (a.city < b.city ? -1 : 1))
const options = Object.fromEntries(byName.map(({ icao, city }) => [icao, `${city} · ${icao}`]))

const nearest = [...cities]
nearest.sort((a, b) => a.nm - b.nm)

export const PrivateJetsCharterTool = defineTool({
  words: { ...toolWords, fields: { city: { ...toolWords.fields.city, options } } },
  service: 'private-jets-charter',
  layout: 'around',
  inputs: { city: choice(byName.map(({ icao }) => icao)) },
  example: { city: 'LTFM' },
  result(values, _, enter) {
    const chosen = cities.find(({ icao }) => icao === values.city)
    if (!chosen) throw new Error('No such city')
    const distance = toolWords.distance(formatNumber(chosen.nm))
    const bearing = toolWords.bearing(formatBearing(chosen.bearing))
    return {
      answer: toolWords.answer({ ...chosen, distance, bearing }),
      rows: [
        [toolWords.lines.from, toolWords.origin],
        [toolWords.lines.destination, `${chosen.icao} ${chosen.city}`],
        [toolWords.lines.distance, distance],
        [toolWords.lines.bearing, bearing],
      ],
      drawing: (
        <div className={styles.mapColumn}>
          <WorldMap chosen={chosen} onChoose={({ icao }) => enter('city', icao)} />
        </div>
      ),
      tables: [
        {
          ...toolWords.table,
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
