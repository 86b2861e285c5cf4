import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { findPart } from './ariaAttributes.ts'
import { NAVIGATION_KEYS } from './listNavigation.ts'

const SEARCH_DEBOUNCE_MS = 250
/** `detail` of a synthetic `input` event that filters the list without debounce. */
const IMMEDIATE_SEARCH = 'immediate'

type PendingSearch = { searchBox: HTMLInputElement; text: string }

/**
 * Debounces `input` events of the country search, which the library handles at each key. A key
 * that acts on the list filters it first.
 */
export function useSearchDebounce(root: RefObject<HTMLDivElement | null>) {
  const pending = useRef<PendingSearch>(undefined)
  // React has not seen the pending text: a render, such as when the phone number library has
  // loaded, resets the search box. Deferred: with another country, the list renders once more.
  useLayoutEffect(() => {
    queueMicrotask(() => {
      if (pending.current) setUntrackedValue(pending.current.searchBox, pending.current.text)
    })
  })
  useEffect(() => {
    const element = root.current
    if (!element) return
    let timer: number | undefined

    const filterNow = () => {
      clearTimeout(timer)
      const searchBox = pending.current?.searchBox
      pending.current = undefined
      // The filter is synchronous, so that the key press acts on the filtered list.
      if (searchBox?.isConnected) flushSync(() => searchBox.dispatchEvent(immediateInput()))
    }
    const onInput = (event: Event) => {
      const isImmediate = event instanceof CustomEvent && event.detail === IMMEDIATE_SEARCH
      if (!isSearchBox(event.target) || isImmediate) return
      // Hides the event from React, whose listener is on an ancestor.
      event.stopPropagation()
      clearTimeout(timer)
      pending.current = { searchBox: event.target, text: event.target.value }
      timer = window.setTimeout(filterNow, SEARCH_DEBOUNCE_MS)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (pending.current && (key in NAVIGATION_KEYS || key === 'Enter')) filterNow()
    }
    element.addEventListener('input', onInput)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', onInput)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [root])
}

/** The library keeps the last search, which may match no country. */
export function clearSearch(root: Element) {
  const searchBox = findPart(root, 'search-box')
  if (!isSearchBox(searchBox) || !searchBox.value) return
  setUntrackedValue(searchBox, '')
  flushSync(() => searchBox.dispatchEvent(immediateInput()))
}

/** The native setter bypasses the value that React tracks, so that React handles the next event. */
function setUntrackedValue(input: HTMLInputElement, value: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
}

const immediateInput = () => new CustomEvent('input', { bubbles: true, detail: IMMEDIATE_SEARCH })

const isSearchBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.search-box')
