/** Airports by ICAO code. Coordinates are WGS 84 degrees from OurAirports. */
export const airports = {
  ORMM: { city: 'Basra', latitude: 30.5491, longitude: 47.6621 },
  OEDF: { city: 'Dammam', latitude: 26.4712, longitude: 49.7979 },
  OBBI: { city: 'Bahrain', latitude: 26.2708, longitude: 50.6336 },
  OERK: { city: 'Riyadh', latitude: 24.9576, longitude: 46.6988 },
  OTHH: { city: 'Doha', latitude: 25.2731, longitude: 51.6081 },
  ORBI: { city: 'Baghdad', latitude: 33.2625, longitude: 44.2346 },
  OMAA: { city: 'Abu Dhabi', latitude: 24.444, longitude: 54.652 },
  OMDB: { city: 'Dubai', latitude: 25.253, longitude: 55.364 },
  OOMS: { city: 'Muscat', latitude: 23.5933, longitude: 58.2844 },
  OIIE: { city: 'Tehran', latitude: 35.4161, longitude: 51.1522 },
  OMDW: { city: 'Dubai World Central', latitude: 24.8964, longitude: 55.1614 },
  OEJN: { city: 'Jeddah', latitude: 21.68, longitude: 39.157 },
  OLBA: { city: 'Beirut', latitude: 33.821, longitude: 35.488 },
  HECA: { city: 'Cairo', latitude: 30.112, longitude: 31.397 },
  OPKC: { city: 'Karachi', latitude: 24.907, longitude: 67.161 },
  LTFM: { city: 'Istanbul', latitude: 41.261, longitude: 28.742 },
  LGAV: { city: 'Athens', latitude: 37.936, longitude: 23.945 },
  VABB: { city: 'Mumbai', latitude: 19.089, longitude: 72.868 },
  VIDP: { city: 'Delhi', latitude: 28.556, longitude: 77.095 },
  UUEE: { city: 'Moscow', latitude: 55.973, longitude: 37.415 },
  HKJK: { city: 'Nairobi', latitude: -1.319, longitude: 36.928 },
  LSGG: { city: 'Geneva', latitude: 46.238, longitude: 6.109 },
  LFPB: { city: 'Paris Le Bourget', latitude: 48.9694, longitude: 2.4414 },
  EGLL: { city: 'London', latitude: 51.471, longitude: -0.462 },
  GMMN: { city: 'Casablanca', latitude: 33.368, longitude: -7.59 },
  VTBS: { city: 'Bangkok', latitude: 13.681, longitude: 100.747 },
  ZBAA: { city: 'Beijing', latitude: 40.08, longitude: 116.585 },
  FAOR: { city: 'Johannesburg', latitude: -26.139, longitude: 28.246 },
  VHHH: { city: 'Hong Kong', latitude: 22.309, longitude: 113.915 },
  WSSS: { city: 'Singapore', latitude: 1.35, longitude: 103.994 },
  RJTT: { city: 'Tokyo', latitude: 35.552, longitude: 139.78 },
  KJFK: { city: 'New York', latitude: 40.639, longitude: -73.779 },
} as const satisfies Record<string, { city: string; latitude: number; longitude: number }>

export type AirportCode = keyof typeof airports

export type Destination = {
  city: string
  /** Great-circle distance from the company's airport, in whole nautical miles. */
  nm: number
  /** Initial true bearing in degrees with one decimal, from 0 to below 360. */
  bearing: number
}
