/** Reference point of the airport, WGS 84, in degrees. Distances and the sun's times are computed for it. */
export const AIRPORT_POSITION = { latitude: 29.226667, longitude: 47.98 } as const
