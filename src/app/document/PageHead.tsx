import { titles } from '#content/navigation.ts'
import { toAbsoluteUrl } from '#content/siteUrl.ts'
import { useCurrentPath } from '#ui/PageLink/currentPath.ts'
import { PageDescription } from './PageDescription.tsx'

/** Only the server renders the description: crawlers and link previews read the HTML. */
export function PageHead() {
  const path = useCurrentPath()
  const title = titles[path ?? '/404']
  return (
    <>
      <title>{title}</title>
      {path ? (
        <link rel="canonical" href={toAbsoluteUrl(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {import.meta.env.SSR && <PageDescription title={title} path={path} />}
    </>
  )
}
