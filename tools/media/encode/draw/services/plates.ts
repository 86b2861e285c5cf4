import type { ServiceSlug } from '#content/paths.ts'
import { airAmbulance } from './airAmbulance.ts'
import { cargo } from './cargo.ts'
import { catering } from './catering.ts'
import { charter } from './charter.ts'
import { concierge } from './concierge.ts'
import { fuel } from './fuel.ts'
import { groundHandling } from './groundHandling.ts'
import { operations } from './operations.ts'
import { servicePlate } from './plate.ts'
import { representation } from './representation.ts'
import { transport } from './transport.ts'

const SUBJECTS = {
  operations,
  'ground-handling': groundHandling,
  fuel,
  catering,
  'transport-hotac': transport,
  'concierge-services': concierge,
  'private-jets-charter': charter,
  'cargo-flights': cargo,
  'air-ambulance-flights': airAmbulance,
  'airline-representation': representation,
} satisfies Partial<Record<ServiceSlug, unknown>>

/** Draws each service's plate as SVG, by its file name in `public/media`. */
export const SERVICE_PLATES: Record<string, () => string> = Object.fromEntries(
  Object.entries(SUBJECTS).map(([slug, subject]) => [`plate-${slug}`, () => servicePlate(subject)]),
)
