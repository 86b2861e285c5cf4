import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import type { ServiceSearch, SitePath } from '#content/paths.ts'
import { isPlainClick, canPreload } from '#lib/browser.ts'
import { CurrentPath } from './currentPath.ts'

export type PageLinkProps = {
  to: SitePath
  search?: ServiceSearch | undefined
  hash?: string | undefined
  /** Whether the link is also marked on pages below `to`, as the current section. */
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

/** How long a mouse or the focus stays on a link before the code of its page is preloaded. */
const PRELOAD_DELAY_MS = 50
let preloadTimer: number | undefined
const cancelPreload = () => clearTimeout(preloadTimer)

/**
 * A link to a page of the site, which preloads the code of that page. The router's `Link` takes longer to
 * hydrate (docs/decisions/09-links.md).
 */
export function PageLink({ to, search, hash, isSection, onClick, ...link }: PageLinkProps) {
  const { children, ...attributes } = link
  const router = useRouter()
  const path = useContext(CurrentPath)
  const isInside = isSection && path?.startsWith(`${to}/`)
  const query = search?.service ? `?service=${search.service}` : ''

  const target = { to, search: search ?? {}, ...(hash && { hash }) }
  const preload = () => void (canPreload() && router.preloadRoute(target))
  const preloadSoon = () => {
    cancelPreload()
    preloadTimer = window.setTimeout(preload, PRELOAD_DELAY_MS)
  }
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    cancelPreload()
    const isYoung = Date.now() - loadedAt < MAX_AGE_MS
    // A full page load would lose what is not stored (`setSession` in `contactSession.ts`).
    if (isYoung || 'unsaved' in document.documentElement.dataset) void router.navigate(target)
    else location.assign(event.currentTarget.href)
  }
  return (
    <a
      {...attributes}
      href={to + query + (hash ? `#${hash}` : '')}
      aria-current={path === to ? 'page' : isInside || undefined}
      onClick={navigate}
      onMouseEnter={preloadSoon}
      onMouseLeave={cancelPreload}
      onFocus={preloadSoon}
      onBlur={cancelPreload}
      onTouchStart={preload}
    >
      {children}
    </a>
  )
}
