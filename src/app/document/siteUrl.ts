// A module of its own: Vite's configuration imports the paths before it defines the URL.
/** The site's origin, without a trailing slash. */
export const SITE_URL = AERO_SITE_URL

export const toAbsoluteUrl = (path: string): string => SITE_URL + path
