import type { RefObject } from 'react'
import { findPart } from './ariaAttributes.ts'

/** Rows that Page Up and Page Down keep in view. The search box covers one of them. */
const PAGE_OVERLAP_ROWS = 2

/** The react-phone-input-2 component, whose state holds the highlighted option. */
export type CountryList = { setState(state: { highlightCountryIndex: number }): void }

/** Number of rows by which a key moves the highlight. Takes the number of rows in a page. */
export const NAVIGATION_KEYS: Record<string, (pageRows: number) => number> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (pageRows) => pageRows,
  PageUp: (pageRows) => -pageRows,
  Home: () => -Infinity,
  End: () => Infinity,
}

/** The library supports only the arrow keys, which move out of a filtered list. */
export function handleListNavigation(
  root: HTMLElement,
  countryList: RefObject<CountryList | null>,
  signal: AbortSignal,
) {
  const onKeyDown = (event: KeyboardEvent) => {
    const list = findPart(root, 'country-list')
    const getOffset = NAVIGATION_KEYS[event.key]
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (!list || !getOffset || isModified || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    const options = [...list.querySelectorAll<HTMLElement>('.country')]
    const pageRows =
      Math.floor(list.clientHeight / (options[0]?.offsetHeight || 1)) - PAGE_OVERLAP_ROWS
    const current = options.findIndex((option) => option.matches('.highlight'))
    const index = Math.min(
      Math.max(current + getOffset(Math.max(pageRows, 1)), 0),
      options.length - 1,
    )
    countryList.current?.setState({ highlightCountryIndex: index })
    if (options[index]) scrollToOption(list, options[index])
  }
  root.addEventListener('keydown', onKeyDown, { signal })
}

/** Unlike `scrollIntoView`, does not scroll the page, and the search box out of a low window. */
function scrollToOption(list: HTMLElement, option: HTMLElement) {
  const { top, bottom } = option.getBoundingClientRect()
  const hiddenAbove = (findPart(list, 'search')?.getBoundingClientRect().bottom ?? top) - top
  const hiddenBelow = bottom - list.getBoundingClientRect().bottom
  list.scrollTop += hiddenAbove > 0 ? -hiddenAbove : Math.max(hiddenBelow, 0)
}
