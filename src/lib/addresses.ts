import type { ServiceSlug } from './paths.ts'

/** A path as it is written here: a page's own, without its last slash. */
export const withoutLastSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** @returns the path of a service's page, e.g. `/services/fuel`. */
export function servicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

/** Where an instrument stands on its page. A link to it may bring its inputs: `#instrument?…`. */
export const INSTRUMENT_ANCHOR = 'instrument'

/** The company profile: its path on the site and the name it is saved under. */
export const PROFILE_PDF = '/aero-company-profile.pdf'
export const PROFILE_FILE_NAME = 'Aero-Company-Profile.pdf'

/** The company as a card for a telephone's address book. Written by the build. */
export const CONTACT_CARD = '/aero.vcf'
