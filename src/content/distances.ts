// Written by `npm run map`: do not edit.
import type { AirportCode } from './airports.ts'
import type { Destination } from './types.ts'

/** From the company's airport to every airport of `airports.ts`. */
export const distances: Readonly<Record<AirportCode, Destination>> = {
  ORMM: { city: 'Basra', nm: 81, bearing: 348.2 },
  OEDF: { city: 'Dammam', nm: 191, bearing: 149.2 },
  OBBI: { city: 'Bahrain', nm: 226, bearing: 140.8 },
  OERK: { city: 'Riyadh', nm: 264, bearing: 195.3 },
  OTHH: { city: 'Doha', nm: 306, bearing: 139.8 },
  ORBI: { city: 'Baghdad', nm: 309, bearing: 322.4 },
  OMAA: { city: 'Abu Dhabi', nm: 458, bearing: 127.1 },
  OMDB: { city: 'Dubai', nm: 461, bearing: 119.3 },
  OOMS: { city: 'Muscat', nm: 649, bearing: 118.9 },
  OIII: { city: 'Tehran', nm: 422, bearing: 22.7 },
  OMDW: { city: 'Dubai World Central', nm: 464, bearing: 122.3 },
  OEJN: { city: 'Jeddah', nm: 658, bearing: 228.7 },
  OLBA: { city: 'Beirut', nm: 697, bearing: 296.4 },
  HECA: { city: 'Cairo', nm: 868, bearing: 277.6 },
  OPKC: { city: 'Karachi', nm: 1058, bearing: 99.6 },
  LTFM: { city: 'Istanbul', nm: 1184, bearing: 312.6 },
  LGAV: { city: 'Athens', nm: 1308, bearing: 299.8 },
  VABB: { city: 'Mumbai', nm: 1490, bearing: 108.4 },
  VIDP: { city: 'Delhi', nm: 1530, bearing: 84.3 },
  UUEE: { city: 'Moscow', nm: 1667, bearing: 347.2 },
  HKJK: { city: 'Nairobi', nm: 1933, bearing: 201.1 },
  LSGG: { city: 'Geneva', nm: 2205, bearing: 309.3 },
  LFPB: { city: 'Paris Le Bourget', nm: 2386, bearing: 312.7 },
  EGLL: { city: 'London', nm: 2528, bearing: 315.8 },
  GMMN: { city: 'Casablanca', nm: 2834, bearing: 289.9 },
  VTBS: { city: 'Bangkok', nm: 3069, bearing: 95.9 },
  ZBAA: { city: 'Beijing', nm: 3374, bearing: 59.2 },
  FAOR: { city: 'Johannesburg', nm: 3498, bearing: 200.9 },
  VHHH: { city: 'Hong Kong', nm: 3550, bearing: 80.1 },
  WSSS: { city: 'Singapore', nm: 3606, bearing: 106.8 },
  RJTT: { city: 'Tokyo', nm: 4502, bearing: 57.4 },
  KJFK: { city: 'New York', nm: 5520, bearing: 319.8 },
}
