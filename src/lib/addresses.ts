import type { ServiceSlug } from './paths.ts'

/** @returns the path as this site writes it, without a trailing slash */
export const withoutLastSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1')

/** @returns the path of a service's page, e.g. `/services/fuel`. */
export function servicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` {
  return `/services/${slug}`
}

/** Id of the instrument on its page. A link may contain its inputs: `#instrument?…`. */
export const INSTRUMENT_ANCHOR = 'instrument'

const WITH_INPUTS = new RegExp(`^#${INSTRUMENT_ANCHOR}(?:\\?|%3F)(.+)`, 'is')

/** @returns the instrument's inputs in a hash, as a query string; undefined if there are none */
export function instrumentQuery(hash: string): string | undefined {
  const query = WITH_INPUTS.exec(hash)?.[1]
  if (!query || query.includes('=')) return query
  // Some programs encode all delimiters behind the hash, and the percent signs again.
  return query.replaceAll(/%3D/gi, '=').replaceAll('%26', '&').replaceAll('%25', '%')
}

/** The company profile, and the name of the downloaded file. */
export const PROFILE_PDF = '/aero-company-profile.pdf'
export const PROFILE_FILE_NAME = 'Aero-Company-Profile.pdf'

/** The company's vCard, which the build writes (`app/vcard.ts`). */
export const CONTACT_CARD = '/aero.vcf'

/** The specimen departure report as a PDF, and its section on the Airline Representation page. */
export const REPORT_PDF = '/aero-specimen-departure-report.pdf'
export const REPORT_ANCHOR = 'departure-report'
