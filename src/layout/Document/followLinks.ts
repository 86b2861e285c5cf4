import type { AnyRouter } from '@tanstack/react-router'
import { SITE_PATHS } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'

/** A pointer that only passes over a link asks for nothing. */
const INTENT_MS = 50

/** @returns the link to a page of ours that an event is on, whole in this window */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !link.target && SITE_PATHS.some((path) => path === link.pathname)) return link
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
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search })
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
  // On the window: React keeps to itself what happens in content that it has not hydrated.
  const life = new AbortController()
  const options = { capture: true, passive: true, signal: life.signal }
  addEventListener('click', follow, { capture: true, signal: life.signal })
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(sign, prepare, options)
  }
  return () => life.abort()
}
