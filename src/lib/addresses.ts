import type { ServiceSlug } from './paths.ts'

export const removeTrailingSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

export function toServicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

/** Id of the instrument on a service page. A link may add its inputs: `#instrument?…`. */
export const INSTRUMENT_ANCHOR = 'instrument'

const HASH_WITH_INPUTS = new RegExp(`^#${INSTRUMENT_ANCHOR}(?:\\?|%3F)(.+)`, 'is')

/** @returns the instrument's inputs in a hash as a query string, undefined if there are none */
export function readInstrumentQuery(hash: string): string | undefined {
  const query = HASH_WITH_INPUTS.exec(hash)?.[1]
  if (!query || query.includes('=')) return query
  // Some programs encode the delimiters in a hash, and encode percent signs twice.
  return query.replaceAll(/%3D/gi, '=').replaceAll('%26', '&').replaceAll('%25', '%')
}

export const PROFILE_PDF = '/aero-company-profile.pdf'
export const PROFILE_FILE_NAME = 'Aero-Company-Profile.pdf'

export const CONTACT_CARD = '/aero.vcf'

export const REPORT_PDF = '/aero-specimen-departure-report.pdf'
export const REPORT_ANCHOR = 'departure-report'
