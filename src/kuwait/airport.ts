/** Reference point of the airport, WGS 84, in degrees: of every distance, and of the sun's times. */
export const AIRPORT_POSITION = { latitude: 29.226667, longitude: 47.98 } as const
