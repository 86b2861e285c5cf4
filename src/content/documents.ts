/** Usually required by the authority for every flight, cargo included. */
export const aircraftDocuments: readonly string[] = [
  'Certificates of registration and airworthiness',
  'Noise certificate and radio licence',
  'Third-party insurance, with war-risk cover where the policy asks for it',
  'AOC, if the flight is commercial',
  'Crew licences and passports, sent as agreed with the desk',
]

/** The documents for flights that may carry passengers. */
export const documents: readonly string[] = [
  ...aircraftDocuments,
  'Passenger list, if passengers are carried',
]
