import { use } from 'react'
import { titles } from '#content/titles.ts'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { absoluteUrl } from '#lib/seo.ts'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { PageDescription } from './PageDescription.tsx'
import { useStructuredData } from './useStructuredData.ts'

/**
 * Title, canonical address and description of the page at hand. React puts them into the head.
 *
 * Link previews read the HTML, so the client leaves the description as it was prerendered.
 */
export function PageHead() {
  const shown = use(CurrentPath)
  useStructuredData(shown)
  const path = SITE_PATHS.find((known): known is SitePath => known === shown)
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
