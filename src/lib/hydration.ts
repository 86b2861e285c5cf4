const root = () => document.documentElement

/** @returns whether the page's own content is hydrated; header and footer hydrate separately */
export const isHydrated = () => 'hydrated' in root().dataset

/** Marks the page as hydrated; the start script then repeats the clicks that it queued. */
export function markHydrated() {
  root().dataset.hydrated = ''
  dispatchEvent(new Event('aero:hydrated'))
  // After the next paint, content that styles have kept out of the layout is laid out.
  requestAnimationFrame(() => setTimeout(() => (root().dataset.hydrationPainted = '')))
}

/** Tells the start script that an instrument can handle clicks (app/hydration/queueClicks.ts). */
export const announcePartReady = (part: Element) => part.dispatchEvent(new Event('aero:hydrated'))

/** Tells the start script that the code of an instrument failed to load. */
export const announcePartFailed = () => dispatchEvent(new Event('aero:part-failed'))
