// Written by `npm run map`: do not edit.
import type { MapPlace } from './model.ts'

/** The places on the world map, the most important first. */
export const places = [
  { icao: 'EGLL', city: 'London', nm: 2528, bearing: 315.8, nameSide: 1, codeSide: 1 },
  { icao: 'KJFK', city: 'New York', nm: 5520, bearing: 319.8, nameSide: 0, codeSide: 0 },
  { icao: 'RJTT', city: 'Tokyo', nm: 4502, bearing: 57.4, nameSide: 2, codeSide: 0 },
  { icao: 'WSSS', city: 'Singapore', nm: 3606, bearing: 106.8, nameSide: 3, codeSide: 0 },
  { icao: 'FAOR', city: 'Johannesburg', nm: 3498, bearing: 200.9, nameSide: 1, codeSide: 0 },
  { icao: 'HKJK', city: 'Nairobi', nm: 1933, bearing: 201.1, nameSide: 1, codeSide: 1 },
  { icao: 'ZBAA', city: 'Beijing', nm: 3374, bearing: 59.2, nameSide: 0, codeSide: 0 },
  { icao: 'VHHH', city: 'Hong Kong', nm: 3550, bearing: 80.1, nameSide: 2, codeSide: 0 },
  { icao: 'GMMN', city: 'Casablanca', nm: 2834, bearing: 289.9, nameSide: 2, codeSide: 1 },
  { icao: 'UUEE', city: 'Moscow', nm: 1667, bearing: 347.2, nameSide: 0, codeSide: 0 },
  { icao: 'VABB', city: 'Mumbai', nm: 1490, bearing: 108.4, nameSide: 0, codeSide: 3 },
  { icao: 'HECA', city: 'Cairo', nm: 868, bearing: 277.6, nameSide: 2, codeSide: 1 },
  { icao: 'LTFM', city: 'Istanbul', nm: 1184, bearing: 312.6, nameSide: 0, codeSide: 0 },
  { icao: 'VTBS', city: 'Bangkok', nm: 3069, bearing: 95.9, nameSide: 0, codeSide: 0 },
  { icao: 'LSGG', city: 'Geneva', nm: 2205, bearing: 309.3, nameSide: 1, codeSide: 1 },
  { icao: 'VIDP', city: 'Delhi', nm: 1530, bearing: 84.3, nameSide: 0, codeSide: 0 },
  { icao: 'OMDB', city: 'Dubai', nm: 461, bearing: 119.3, nameSide: 0, codeSide: 3 },
  { icao: 'OEJN', city: 'Jeddah', nm: 658, bearing: 228.7, nameSide: 3, codeSide: 1 },
  { icao: 'LGAV', city: 'Athens', nm: 1308, bearing: 299.8, nameSide: 1, codeSide: 1 },
  { icao: 'OPKC', city: 'Karachi', nm: 1058, bearing: 99.6, nameSide: 0, codeSide: 0 },
  { icao: 'OERK', city: 'Riyadh', nm: 264, bearing: 195.3, nameSide: 3, codeSide: null },
  { icao: 'OOMS', city: 'Muscat', nm: 649, bearing: 118.9, nameSide: 3, codeSide: null },
  { icao: 'ORBI', city: 'Baghdad', nm: 309, bearing: 322.4, nameSide: 0, codeSide: 0 },
  { icao: 'OLBA', city: 'Beirut', nm: 697, bearing: 296.4, nameSide: 2, codeSide: 2 },
  { icao: 'OTHH', city: 'Doha', nm: 306, bearing: 139.8, nameSide: 0, codeSide: null },
  { icao: 'OMAA', city: 'Abu Dhabi', nm: 458, bearing: 127.1, nameSide: 3, codeSide: null },
  { icao: 'OBBI', city: 'Bahrain', nm: 226, bearing: 140.8, nameSide: 0, codeSide: null },
] as const satisfies readonly MapPlace[]
