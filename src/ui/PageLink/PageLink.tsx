import { type ReactNode, use } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'
import { CurrentPath } from './currentPath.ts'

export type PageLinkProps = {
  to: SitePath
  /** Query of the address. */
  search?: ServiceSearch | undefined
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/**
 * A link to a page of this site. Plain HTML: `layout/Document/followLinks` makes navigations of
 * clicks, so that a page need not hydrate each of its links.
 */
export function PageLink({ to, search, className, onClick, children }: PageLinkProps) {
  const isCurrent = use(CurrentPath) === to
  return (
    <a
      href={search?.service ? `${to}?service=${search.service}` : to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
