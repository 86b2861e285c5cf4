import { type HistoryState, Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'

export type PageLinkProps = {
  to: SitePath
  search?: ServiceSearch | undefined
  hash?: string | undefined
  state?: HistoryState | undefined
  /** Whether the link is also marked as current on pages below `to`. */
  isSection?: boolean
  /** Id of the text that says why the link is disabled. Its owner ignores the clicks. */
  disabledReasonId?: string | undefined
  className?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

const PAGE = { exact: true, includeSearch: false }
const SECTION = { exact: false, includeSearch: false }

export function PageLink({ to, search, hash, state, isSection, ...link }: PageLinkProps) {
  const { className, onClick, children, disabledReasonId } = link
  return (
    <Link
      to={to}
      search={search ?? {}}
      {...(hash && { hash })}
      {...(state && { state })}
      className={className}
      activeOptions={isSection ? SECTION : PAGE}
      aria-disabled={Boolean(disabledReasonId) || undefined}
      aria-describedby={disabledReasonId}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
