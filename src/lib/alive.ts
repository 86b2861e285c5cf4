const root = () => document.documentElement

/** Whether the page itself is hydrated. Its frame is so before: the router keeps them apart. */
export const isAlive = () => 'alive' in root().dataset

/** Tells the start script (src/start.ts), which keeps the press of a button until now. */
export function comeAlive() {
  root().dataset.alive = ''
  dispatchEvent(new Event('aero:hydrated'))
  // Once that is painted: what has been left out of the layout until now comes in.
  requestAnimationFrame(() => setTimeout(() => (root().dataset.rest = '')))
}
