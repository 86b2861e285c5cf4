import { worldMap as copy } from '#content/instruments/worldMap.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { cities } from './cities.ts'
import { formatBearing } from './ringLabels.ts'
import { Map } from './Map.tsx'
import * as styles from './WorldMap.css.ts'

const EXAMPLE = { city: 'LTFM' }

const byName = [...cities]
byName.sort((a, b) => (a.city < b.city ? -1 : 1))
const OPTIONS = Object.fromEntries(byName.map(({ icao, city }) => [icao, `${city} · ${icao}`]))
const RULES = { city: { kind: 'choice', options: Object.keys(OPTIONS) } } as const
const getRules = () => RULES

const nearest = [...cities]
nearest.sort((a, b) => a.nm - b.nm)

export function WorldMap() {
  const { state, values } = useInstrument({
    getRules,
    example: EXAMPLE,
    fields: { city: { ...copy.fields.city, options: OPTIONS } },
  })
  const chosen = cities.find(({ icao }) => icao === values.city)
  if (!chosen) throw new Error('No such city')
  const distance = `${formatNumber(chosen.nm)} ${copy.unit}`
  const bearing = `${formatBearing(chosen.bearing)}${copy.bearing}`
  const formatLine = (name: string, text: string) => name.padEnd(9) + text
  return (
    <InstrumentBand
      copy={copy}
      service="private-jets-charter"
      state={state}
      layout="around"
      answer={{ figure: distance, remark: `${chosen.city}, ${chosen.icao} · ${bearing}` }}
      lines={[
        formatLine(copy.lines.from, copy.origin),
        formatLine(copy.lines.destination, `${chosen.icao} ${chosen.city}`),
        formatLine(copy.lines.distance, distance),
        formatLine(copy.lines.bearing, bearing),
      ]}
      drawing={
        <div className={styles.mapColumn}>
          <Map chosen={chosen} />
        </div>
      }
      tables={
        <InstrumentTable
          {...copy.table}
          rows={nearest.map(({ city, icao, nm, bearing: degrees }) => [
            city,
            icao,
            formatNumber(nm),
            `${formatBearing(degrees)}°`,
          ])}
          chosen={nearest.indexOf(chosen)}
        />
      }
    />
  )
}
