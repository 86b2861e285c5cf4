import type { AirportCode } from '#kuwait/airports.ts'
import { distances } from '#kuwait/distances.ts'
import { RING_INTERVAL, toMapPoint } from './projection.ts'

type Side = 'right' | 'left' | 'above' | 'below'

/**
 * Cities, most important first, and the side of the dot for the name of the chosen city and for the
 * ICAO code of the others. A city without `code` has no room for one.
 */
const LABELS: readonly { icao: AirportCode; name: Side; code?: Side }[] = [
  { icao: 'EGLL', name: 'left', code: 'left' },
  { icao: 'KJFK', name: 'right', code: 'right' },
  { icao: 'RJTT', name: 'above', code: 'right' },
  { icao: 'WSSS', name: 'below', code: 'right' },
  { icao: 'FAOR', name: 'left', code: 'right' },
  { icao: 'HKJK', name: 'left', code: 'left' },
  { icao: 'ZBAA', name: 'right', code: 'right' },
  { icao: 'VHHH', name: 'above', code: 'right' },
  { icao: 'GMMN', name: 'above', code: 'left' },
  { icao: 'UUEE', name: 'right', code: 'right' },
  { icao: 'VABB', name: 'below', code: 'below' },
  { icao: 'HECA', name: 'above', code: 'left' },
  { icao: 'LTFM', name: 'right', code: 'right' },
  { icao: 'VTBS', name: 'right', code: 'right' },
  { icao: 'LSGG', name: 'left', code: 'left' },
  { icao: 'VIDP', name: 'right', code: 'right' },
  { icao: 'OMDB', name: 'right', code: 'below' },
  { icao: 'OEJN', name: 'below', code: 'left' },
  { icao: 'LGAV', name: 'left', code: 'left' },
  { icao: 'OPKC', name: 'right', code: 'right' },
  { icao: 'OERK', name: 'below' },
  { icao: 'OOMS', name: 'below' },
  { icao: 'ORBI', name: 'above' },
  { icao: 'OLBA', name: 'above', code: 'above' },
  { icao: 'OTHH', name: 'right' },
  { icao: 'OMAA', name: 'below' },
  { icao: 'OBBI', name: 'right' },
  { icao: 'OIIE', name: 'right', code: 'right' },
  { icao: 'LFPB', name: 'above', code: 'right' },
  { icao: 'ORMM', name: 'right' },
  { icao: 'OEDF', name: 'right' },
  { icao: 'OMDW', name: 'below' },
]

export const cities = LABELS.map(({ icao, name, code }) => {
  const { city, nm, bearing } = distances[icao]
  const point = toMapPoint(bearing, (nm * RING_INTERVAL) / 1000)
  return { icao, city, nm, bearing, ...point, nameSide: name, codeSide: code }
})
export type City = (typeof cities)[number]
