/** The site's origin, without a trailing slash. */
export const SITE_URL = AERO_SITE_URL

/** @returns the absolute URL of a path of this site */
export const absoluteUrl = (path: string): string => SITE_URL + path
