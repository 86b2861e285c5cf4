import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { INSTRUMENT_ANCHOR, instrumentQuery } from '#lib/addresses.ts'
import { announcePartFailed } from '#lib/hydration.ts'
import * as styles from './InstrumentPlace.css.ts'
import { NearContext } from './NearContext.ts'
import { watchNear } from './watchNear.ts'

const INTERACTIONS = ['pointerdown', 'keydown', 'click'] as const

export type InstrumentPlaceProps = {
  /** Imports the instrument with its words. */
  load: () => Promise<{ default: ComponentType }>
}

/**
 * The place of an instrument on its page. Its worked example is prerendered, and stays plain HTML
 * until the visitor comes near, presses something in it, or has figures in the address: React keeps
 * the HTML of a lazy component until its code is here. After a navigation there is no such HTML,
 * and the code is fetched at once.
 */
export function InstrumentPlace({ load }: InstrumentPlaceProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isPrerendered] = useState(!useHydrated())
  const [near] = useState(newNear)
  const [hasFigures, setHasFigures] = useState(false)
  // Created once: React would render a boundary again that changed before it is hydrated.
  const [content] = useState(() => {
    const Instrument = lazy(async () => {
      if (isPrerendered && !import.meta.env.SSR) await near.promise
      // Without prerendered HTML to keep, nothing is shown.
      if (!isPrerendered) return load().catch(() => ({ default: () => null }))
      return retryOnInteraction(load)
    })
    return (
      <NearContext value={near.promise}>
        <Suspense fallback={<div className={styles.placeholder} />}>
          <Instrument />
        </Suspense>
      </NearContext>
    )
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const { pathname } = location
    // Back to another page's figures changes the hash while this page is still shown.
    const isLinked = () =>
      location.pathname === pathname && instrumentQuery(location.hash) !== undefined
    const showFigures = () => {
      setHasFigures(true)
      near.resolve()
    }
    // Browsers scroll to ids only, and a hash with figures is none.
    const scrollHere = () => element.scrollIntoView({ behavior: 'instant' })
    const followHash = () => {
      if (!isLinked()) return
      showFigures()
      scrollHere()
    }
    const wake = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) near.resolve()
    }
    const life = new AbortController()
    const { signal } = life
    watchNear(element, near.resolve, signal)
    // On the window, before the start script and React: they keep early presses to themselves.
    for (const type of INTERACTIONS) addEventListener(type, wake, { capture: true, signal })
    addEventListener('beforeprint', near.resolve, { signal })
    addEventListener('hashchange', followHash, { signal })
    if (isLinked()) {
      showFigures()
      // A reload restores the scroll position.
      if (isPrerendered && scrollY === 0) scrollHere()
    }
    return () => life.abort()
  }, [near, isPrerendered])
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

/**
 * Loads twice in a row, then again with each interaction: a bad connection or a deployment may have
 * kept the code away.
 */
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

function newNear() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
