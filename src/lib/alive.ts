const root = () => document.documentElement

/** Whether the page itself is hydrated. Its frame is so before: the router keeps them apart. */
export const isAlive = () => 'alive' in root().dataset

/** Tells the start script that the page is hydrated: presses that it held are repeated. */
export function comeAlive() {
  root().dataset.alive = ''
  dispatchEvent(new Event('aero:hydrated'))
  // Once that is painted: what has been left out of the layout until now comes in.
  requestAnimationFrame(() => setTimeout(() => (root().dataset.rest = '')))
}

/** Tells the start script that a part of the page shows what it should: see src/app/hydration/holdPresses.ts. */
export const announcePartReady = (part: Element) => part.dispatchEvent(new Event('aero:hydrated'))

/** Tells the start script that the code of a part could not be loaded. */
export const announcePartFailed = () => dispatchEvent(new Event('aero:incomplete'))
