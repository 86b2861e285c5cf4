import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/paths.ts'
import { prefersReducedMotion } from '#styles/motion.ts'

/** @param hash without `#`; empty for the top */
function scrollToTarget(hash: string) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  const id = readInstrumentQuery(`#${hash}`) ? INSTRUMENT_ANCHOR : hash
  const target = document.getElementById(id)
  if (target) target.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
  const heading = target ?? document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Scrolls after each change of path, in place of the router's scroll restoration. */
export function useNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation && pathChanged) scrollToTarget(toLocation.hash)
      }),
    [router],
  )
}
