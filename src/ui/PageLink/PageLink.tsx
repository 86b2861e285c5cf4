import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { ServiceSearch, SitePath } from '#content/paths.ts'

export type PageLinkProps = {
  to: SitePath
  search?: ServiceSearch | undefined
  hash?: string | undefined
  /** Whether the link is also marked as current on pages below `to`. */
  isSection?: boolean
  className?: string | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

const PAGE = { exact: true, includeSearch: false }
const SECTION = { exact: false, includeSearch: false }

export function PageLink({ to, search, hash, isSection, ...link }: PageLinkProps) {
  const { className, onClick, children } = link
  return (
    <Link
      to={to}
      search={search ?? {}}
      {...(hash && { hash })}
      className={className}
      activeOptions={isSection ? SECTION : PAGE}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
