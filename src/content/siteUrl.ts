/** The site's origin, without a trailing slash. */
export const SITE_URL = AERO_SITE_URL

export const toAbsoluteUrl = (path: string): string => SITE_URL + path
