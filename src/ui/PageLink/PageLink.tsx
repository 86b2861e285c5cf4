import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { ServiceSearch, SitePath } from '#content/paths.ts'
import { isPlainClick } from '#lib/browser.ts'

export type PageLinkProps = {
  to: SitePath
  search?: ServiceSearch | undefined
  hash?: string | undefined
  /** Whether the link is also marked as current on pages below `to`. */
  isSection?: boolean
  className?: string | undefined
  id?: string
  'aria-labelledby'?: string
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

/**
 * A tab that has been open for longer loads its next page whole, so that it shows an urgent notice, which is
 * part of the site's code.
 */
const MAX_AGE_MS = 3_600_000
const loadedAt = Date.now()

const PAGE = { exact: true, includeSearch: false }
const SECTION = { exact: false, includeSearch: false }

export function PageLink({ to, search, hash, isSection, ...link }: PageLinkProps) {
  const { onClick, children, ...attributes } = link
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isYoung = Date.now() - loadedAt < MAX_AGE_MS
    // A full page load would abort the message that is being sent (`send` in `contactSession.ts`).
    if (isYoung || 'sending' in document.documentElement.dataset || !isPlainClick(event)) return
    event.preventDefault()
    location.assign(event.currentTarget.href)
  }
  return (
    <Link
      to={to}
      search={search ?? {}}
      {...(hash && { hash })}
      {...attributes}
      activeOptions={isSection ? SECTION : PAGE}
      onClick={(event) => {
        onClick?.(event)
        onPlainClick(event)
      }}
    >
      {children}
    </Link>
  )
}
