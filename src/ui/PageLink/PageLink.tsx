import { type MouseEvent, type ReactNode, use } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'
import { CurrentPath } from './currentPath.ts'

export type PageLinkProps = {
  to: SitePath
  search?: ServiceSearch | undefined
  hash?: string | undefined
  /** Whether the link is also marked as current on pages below `to`. */
  isSection?: boolean
  /** Id of the text that says why the link is disabled. Its owner ignores the clicks. */
  disabledReasonId?: string | undefined
  className?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

/**
 * A plain anchor hydrates faster than a router `Link`; `app/navigation/clientLinks` handles its clicks.
 */
export function PageLink({
  to,
  search,
  hash,
  isSection,
  disabledReasonId,
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
      aria-disabled={Boolean(disabledReasonId) || undefined}
      aria-describedby={disabledReasonId}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
