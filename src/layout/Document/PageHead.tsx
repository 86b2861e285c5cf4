import { useRouterState } from '@tanstack/react-router'
import { titles } from '#content/titles.ts'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { absoluteUrl } from '#lib/seo.ts'
import { PageDescription } from './PageDescription.tsx'

/**
 * Title, canonical address and description of the page at hand. React puts them into the head.
 *
 * Crawlers and link previews read the HTML, so the client renews title and canonical address and
 * leaves the rest as it was prerendered.
 */
export function PageHead() {
  const matched = useRouterState({ select: (state) => state.matches.at(-1)?.pathname })
  // An index route's match ends in a slash.
  const pathname = matched?.replace(/(.)\/$/, '$1')
  const path = SITE_PATHS.find((known): known is SitePath => known === pathname)
  const title = titles[path ?? '/404']
  return (
    <>
      <title>{title}</title>
      {path ? (
        <link rel="canonical" href={absoluteUrl(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {import.meta.env.SSR && <PageDescription title={title} path={path} />}
    </>
  )
}
