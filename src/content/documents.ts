/**
 * What the authority usually asks for, whatever the flight. One list for every page that names
 * them; what a kind of flight needs besides is in that page's own list.
 */
export const documents: readonly string[] = [
  'Certificates of registration and airworthiness',
  'Noise certificate and radio licence',
  'Third-party insurance',
  'AOC, if the flight is commercial',
  'Crew licences and passports',
  'Passenger list',
]
