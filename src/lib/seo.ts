import type { SitePath } from './paths.ts'

export type PageDescription = { title: string; description: string; socialImage: string }

/** The site's origin, without a trailing slash. */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL ?? 'https://www.aero.example'

/** @returns the absolute address of a path of this site. */
export const absoluteUrl = (path: string, siteUrl = SITE_URL): string => siteUrl + path

/**
 * Head tags of one page, in the shape that a route's `head` returns.
 * The not-found page passes no path: it has no canonical address and must not be indexed.
 */
export function pageHead(page: PageDescription, path?: SitePath) {
  const { title, description } = page
  const image = absoluteUrl(page.socialImage)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Aero' },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      ...(path
        ? [{ property: 'og:url', content: absoluteUrl(path) }]
        : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: path ? [{ rel: 'canonical', href: absoluteUrl(path) }] : [],
  }
}
