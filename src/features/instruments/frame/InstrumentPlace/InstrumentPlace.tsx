import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { INSTRUMENT_ANCHOR, readInstrumentQuery } from '#lib/addresses.ts'
import { announcePartFailed } from '#lib/hydration.ts'
import * as styles from './InstrumentPlace.css.ts'
import { ActivationContext } from './ActivationContext.ts'
import { watchProximity } from './watchProximity.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'click'] as const

export type InstrumentPlaceProps = {
  load: () => Promise<{ default: ComponentType }>
}

/**
 * Loads an instrument. Its prerendered example stays plain HTML until the visitor scrolls near it,
 * interacts with it, prints, or opens a link with inputs: React keeps the HTML of a lazy component
 * until its code has loaded. After a client-side navigation the code is fetched immediately.
 */
export function InstrumentPlace({ load }: InstrumentPlaceProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isPrerendered] = useState(!useHydrated())
  const [activation] = useState(createActivation)
  const [hasFigures, setHasFigures] = useState(false)
  // The content is created once: React discards the HTML of a boundary that changes before hydration.
  const [content] = useState(() => {
    const Instrument = lazy(async () => {
      if (isPrerendered && !import.meta.env.SSR) await activation.promise
      return retryOnInteraction(load)
    })
    return (
      <ActivationContext value={activation.promise}>
        <Suspense fallback={<div className={styles.placeholder} />}>
          <Instrument />
        </Suspense>
      </ActivationContext>
    )
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const { pathname } = location
    // A navigation back to another page changes the hash before this page unmounts.
    const isLinked = () =>
      location.pathname === pathname && readInstrumentQuery(location.hash) !== undefined
    const showFigures = () => {
      setHasFigures(true)
      activation.resolve()
    }
    // The browser does not scroll: a hash with inputs is not an id.
    const scrollHere = () => element.scrollIntoView({ behavior: 'instant' })
    const followHash = () => {
      if (!isLinked()) return
      showFigures()
      scrollHere()
    }
    const isHere = ({ target }: Event) => target instanceof Node && element.contains(target)
    const activateOnTarget = (event: Event) => isHere(event) && activation.resolve()
    const showTypedFigures = (event: Event) => isHere(event) && showFigures()
    const controller = new AbortController()
    const { signal } = controller
    watchProximity(element, activation.resolve, signal)
    // The listeners are on the window: the start script and React stop the propagation of early events.
    for (const type of INTERACTIONS)
      addEventListener(type, activateOnTarget, { capture: true, signal })
    addEventListener('input', showTypedFigures, { capture: true, signal })
    addEventListener('beforeprint', activation.resolve, { signal })
    addEventListener('hashchange', followHash, { signal })
    if (isLinked()) {
      showFigures()
      // A reload restores the scroll position.
      if (isPrerendered && scrollY === 0) scrollHere()
    }
    return () => controller.abort()
  }, [activation, isPrerendered])
  return (
    <div
      ref={root}
      id={INSTRUMENT_ANCHOR}
      className={styles.root}
      data-has-figures={hasFigures ? '' : undefined}
    >
      {content}
    </div>
  )
}

/** Retries once immediately, then after each interaction: the connection may have recovered. */
function retryOnInteraction<T>(load: () => Promise<T>): Promise<T> {
  return load()
    .catch(load)
    .catch(async () => {
      announcePartFailed()
      await new Promise((resolve) => {
        for (const type of INTERACTIONS) {
          addEventListener(type, resolve, { once: true, capture: true })
        }
      })
      return retryOnInteraction(load)
    })
}

function createActivation() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
