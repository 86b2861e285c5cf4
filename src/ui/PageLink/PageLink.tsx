import { type MouseEvent, type ReactNode, use } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'
import { CurrentPath } from './currentPath.ts'

export type PageLinkProps = {
  to: SitePath
  /** Query of the address. */
  search?: ServiceSearch | undefined
  /** Id of the place on that page. */
  hash?: string | undefined
  /** Stands for the pages below its own as well. */
  isSection?: boolean
  className?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

/**
 * A link to a page of this site. Plain HTML: `app/navigation/followLinks` makes navigations of
 * clicks, so that a page need not hydrate each of its links.
 */
export function PageLink({
  to,
  search,
  hash,
  isSection,
  className,
  onClick,
  children,
}: PageLinkProps) {
  const path = use(CurrentPath)
  const isWithin = isSection && path.startsWith(`${to}/`)
  const current = path === to ? 'page' : isWithin || undefined
  return (
    <a
      href={to + (search?.service ? `?service=${search.service}` : '') + (hash ? `#${hash}` : '')}
      className={className}
      aria-current={current}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
