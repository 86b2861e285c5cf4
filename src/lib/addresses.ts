import type { ServiceSlug } from './paths.ts'

/** A path as it is written here: a page's own, without its last slash. */
export const withoutLastSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** @returns the path of a service's page, e.g. `/services/fuel`. */
export function servicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

/** Where an instrument stands on its page. A link to it may bring its inputs: `#instrument?…`. */
export const INSTRUMENT_ANCHOR = 'instrument'

const WITH_INPUTS = new RegExp(`^#${INSTRUMENT_ANCHOR}(?:\\?|%3F)(.+)`, 'is')

/** @returns the inputs that a hash brings to an instrument, as a query; undefined if it brings none */
export function instrumentQuery(hash: string): string | undefined {
  const query = WITH_INPUTS.exec(hash)?.[1]
  if (!query || query.includes('=')) return query
  // Some programs encode everything behind the hash: the delimiters, and the percent signs.
  return query.replaceAll(/%3D/gi, '=').replaceAll('%26', '&').replaceAll('%25', '%')
}

/** The company profile: its path on the site and the name it is saved under. */
export const PROFILE_PDF = '/aero-company-profile.pdf'
export const PROFILE_FILE_NAME = 'Aero-Company-Profile.pdf'

/** The company as a card for a telephone's address book. Written by the build. */
export const CONTACT_CARD = '/aero.vcf'
