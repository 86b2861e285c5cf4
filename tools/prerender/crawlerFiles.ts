/** Without `lastmod`: the date of a build is not the date of a change. */
export function formatSitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** First line of `robots.txt` in a build that lacks the owner's settings. */
export const NOT_FOR_PUBLICATION = '# Not for publication: built without the owner’s settings.'

export const formatRobots = (siteUrl: string, isForPublication: boolean): string =>
  [
    ...(isForPublication ? [] : [NOT_FOR_PUBLICATION]),
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
