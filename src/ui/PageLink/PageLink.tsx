import { type ReactNode, use } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'
import { CurrentPath } from './currentPath.ts'

export type PageLinkProps = {
  to: SitePath
  /** Query of the address. */
  search?: ServiceSearch | undefined
  /** How the paths of the pages begin that it stands for, besides its own. */
  holds?: string
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/**
 * A link to a page of this site. Plain HTML: `layout/Document/followLinks` makes navigations of
 * clicks, so that a page need not hydrate each of its links.
 */
export function PageLink({ to, search, holds, className, onClick, children }: PageLinkProps) {
  const path = use(CurrentPath)
  const current = path === to ? 'page' : holds && path.startsWith(holds) ? 'true' : undefined
  return (
    <a
      href={search?.service ? `${to}?service=${search.service}` : to}
      className={className}
      aria-current={current}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
