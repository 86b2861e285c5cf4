import type { AnyRouter } from '@tanstack/react-router'
import { instrumentQuery } from '#lib/addresses.ts'
import { afterPaint } from '#lib/afterPaint.ts'
import { isAlive } from '#lib/alive.ts'
import { SITE_PATHS } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { arrive } from './arrive.ts'

/** A pointer that only passes over a link asks for nothing. */
const INTENT_MS = 50

/** @returns the link to a page of ours that an event is on, whole in this window */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target || link.origin !== location.origin) return
  if (SITE_PATHS.some((path) => path === link.pathname)) return link
}

/**
 * Makes navigations in the client of clicks on links, and fetches a page as soon as a pointer or
 * the focus rests on a link to it.
 * @returns what ends it
 */
export function followLinks(router: AnyRouter): () => void {
  let timer = 0
  const follow = (event: MouseEvent) => {
    const link = pageLink(event)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    // To the browser: React would meet another page than the one it is still making its own.
    if (!isAlive()) return
    const { pathname, search, hash } = link
    const isHere = pathname === location.pathname
    // The browser finds a part of this page by itself.
    if (hash && isHere && search === location.search) return
    event.preventDefault()
    // Back and Forward lead to the top: the browser is not to jump to a place of its own before.
    history.scrollRestoration = 'manual'
    // The same page: no change of path will tell of it.
    if (isHere) arrive(hash.slice(1))
    // The figures of an instrument stay in the address.
    if (isHere && search === location.search && instrumentQuery(location.hash)) return
    afterPaint(() => void router.navigate({ href: pathname + search + hash }))
  }
  const prepare = (event: Event) => {
    clearTimeout(timer)
    const link = pageLink(event)
    if (!link) return
    const preload = () => {
      router.preloadRoute({ to: link.pathname }).catch(() => undefined)
    }
    if (event.type === 'pointerover') timer = window.setTimeout(preload, INTENT_MS)
    else preload()
  }
  // On the window, after React: what a part of the page answers itself is no navigation.
  const life = new AbortController()
  addEventListener('click', follow, { signal: life.signal })
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(sign, prepare, { capture: true, passive: true, signal: life.signal })
  }
  return () => life.abort()
}
