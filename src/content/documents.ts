/** Usually required by the authority for every flight, cargo included. */
export const aircraftDocuments: readonly string[] = [
  'Certificates of registration and airworthiness',
  'Noise certificate and radio licence',
  'Third-party insurance',
  'AOC, if the flight is commercial',
  'Crew licences and passports, by email or as agreed, not through the form',
]

/** The documents for flights that may carry passengers. */
export const documents: readonly string[] = [
  ...aircraftDocuments,
  'Passenger list, if passengers are carried',
]
