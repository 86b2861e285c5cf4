import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { INSTRUMENT_ANCHOR } from '#lib/addresses.ts'
import * as styles from './InstrumentPlace.css.ts'
import { Near } from './near.ts'

/** How far outside the window an instrument's code is fetched. */
const NEAR = '200px'
/** Without a scroll event: the visitor has arrived. */
const REST_MS = 120
/** What asks anew for code that did not come. */
const SIGNS = ['pointerdown', 'keydown']

export type InstrumentPlaceProps = {
  /** Imports the instrument with its words. */
  load: () => Promise<{ default: ComponentType }>
}

/**
 * Where an instrument stands on its page. Its worked example is prerendered, and stays plain HTML
 * until the visitor comes near: React keeps what a lazy part left in the page until its code is
 * here. After a navigation there is no such HTML, and the code is fetched at once.
 */
export function InstrumentPlace({ load }: InstrumentPlaceProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isPrerendered] = useState(!useHydrated())
  const [near] = useState(newSignal)
  const [alive] = useState(newSignal)
  // One element for good: a boundary that changed before it is hydrated would be rendered anew.
  const [content] = useState(() => {
    const Instrument = lazy(async () => {
      if (isPrerendered && !import.meta.env.SSR) await near.came
      // Without HTML to stay as it is, nothing is shown.
      return isPrerendered ? insist(load) : load().catch(() => ({ default: () => null }))
    })
    return (
      <Near value={near.came}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Instrument />
          <Effect run={alive.signal} />
        </Suspense>
      </Near>
    )
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    const end = watchNear(element, near.signal)
    const drop = isPrerendered ? holdPresses(element, alive.came) : undefined
    const { pathname } = location
    // A link that brings figures along means this place; the browser knows only plain anchors.
    const lead = () => {
      const isMeant = location.hash.startsWith(`#${INSTRUMENT_ANCHOR}?`)
      // Back to another page's figures changes the hash while this one still stands.
      if (isMeant && location.pathname === pathname) element.scrollIntoView({ behavior: 'instant' })
    }
    // How far the page is scrolled costs a layout: it is asked where there is a reason to.
    if (isPrerendered && location.hash && scrollY === 0) lead()
    addEventListener('hashchange', lead)
    return () => {
      end()
      drop?.()
      removeEventListener('hashchange', lead)
    }
  }, [near, alive, isPrerendered])
  return (
    <div ref={root} id={INSTRUMENT_ANCHOR}>
      {content}
    </div>
  )
}

/**
 * Calls when scrolling has come to rest near the element: not for one that only passes by, as on
 * the way to the top of a new page.
 */
function watchNear(element: Element, onNear: () => void) {
  let isNear = false
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    if (isNear) timer = window.setTimeout(onNear, REST_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      wait()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  addEventListener('scroll', wait)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('scroll', wait)
  }
}

/** Runs once what it stands beside is alive. */
function Effect({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

/**
 * Keeps the press of a button until it can answer: React takes none in a part that is not hydrated.
 *
 * @returns what lets go of it all
 */
function holdPresses(element: Element, alive: Promise<void>): () => void {
  const pressed = new Set<HTMLElement>()
  const hold = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (button && element.contains(button)) pressed.add(button)
  }
  const drop = () => removeEventListener('click', hold, true)
  addEventListener('click', hold, true)
  void alive.then(() => {
    drop()
    for (const button of pressed) button.click()
  })
  return drop
}

/** Tries again, with the visitor's next sign, for what a bad line or a deployment has kept away. */
function insist<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      // Before React, which keeps to itself what is pressed in a part that is not hydrated.
      for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, capture: true })
    })
    return insist(load)
  })
}

function newSignal() {
  let signal = () => {}
  const came = new Promise<void>((resolve) => (signal = resolve))
  return { came, signal: () => signal() }
}
