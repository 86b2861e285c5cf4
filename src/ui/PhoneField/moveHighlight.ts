import type { RefObject } from 'react'
import { part } from './relabel.ts'

/** Rows of the list's height that a page key does not pass over: the search box covers one. */
const ROWS_KEPT = 2

/** react-phone-input-2's component, which keeps the highlighted option in its state. */
export type CountryList = { setState(state: { highlightCountryIndex: number }): void }

/** Rows that a key moves the highlighted option by, given how many a page has. */
export const MOVES: Record<string, (page: number) => number> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  Home: () => -Infinity,
  End: () => Infinity,
}

/** Moves the highlighted option. The library knows the arrow keys alone, and leaves a filtered list. */
export function addMoves(
  root: HTMLElement,
  countryList: RefObject<CountryList | null>,
  signal: AbortSignal,
) {
  const onKeyDown = (event: KeyboardEvent) => {
    const list = part(root, 'country-list')
    const move = MOVES[event.key]
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (!list || !move || isModified || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    const options = [...list.querySelectorAll<HTMLElement>('.country')]
    const page = Math.floor(list.clientHeight / (options[0]?.offsetHeight || 1)) - ROWS_KEPT
    const current = options.findIndex((option) => option.matches('.highlight'))
    const index = Math.min(Math.max(current + move(Math.max(page, 1)), 0), options.length - 1)
    countryList.current?.setState({ highlightCountryIndex: index })
    options[index]?.scrollIntoView({ block: 'nearest' })
  }
  root.addEventListener('keydown', onKeyDown, { signal })
}
