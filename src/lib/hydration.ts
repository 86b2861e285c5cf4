const root = () => document.documentElement

/** @returns whether the content of `main` is hydrated; header and footer hydrate separately */
export const isHydrated = () => 'hydrated' in root().dataset

export function markHydrated() {
  root().dataset.hydrated = ''
  dispatchEvent(new Event('aero:hydrated'))
  // One paint later, WorldMap.css.ts stops skipping the layout of the map.
  requestAnimationFrame(() => setTimeout(() => (root().dataset.hydrationPainted = '')))
}

/** Tells the start script that an instrument can handle clicks (app/hydration/queueClicks.ts). */
export const announcePartReady = (part: Element) => part.dispatchEvent(new Event('aero:hydrated'))

export const announcePartFailed = () => dispatchEvent(new Event('aero:part-failed'))
