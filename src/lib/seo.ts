/** The site's origin, without a trailing slash. */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL || 'https://www.aero.example'

/** @returns the absolute address of a path of this site. */
export const absoluteUrl = (path: string): string => SITE_URL + path
