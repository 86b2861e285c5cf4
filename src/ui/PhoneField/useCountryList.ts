import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { runAfterPaint } from '#lib/runAfterPaint.ts'
import { findPart, type PhoneLabels, setAriaAttributes } from './ariaAttributes.ts'
import { type CountryList, handleListNavigation, NAVIGATION_KEYS } from './listNavigation.ts'

const SEARCH_DEBOUNCE_MS = 250
/** `detail` of a synthetic `input` event that filters the list without debounce. */
const IMMEDIATE_SEARCH = 'immediate'

/**
 * Adds what the country list of react-phone-input-2 lacks: ARIA attributes, combobox keys, focus
 * return, a debounced search that starts empty, and scrolling the open list into view.
 *
 * @returns whether a search found nothing
 */
export function useCountryList(
  root: RefObject<HTMLDivElement | null>,
  countryList: RefObject<CountryList | null>,
  { change, country, search }: PhoneLabels,
): boolean {
  const [hasNoResults, setNothingFound] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const updateAria = () => setAriaAttributes(element, { change, country, search })
    updateAria()
    let isOpen = false
    const observer = new MutationObserver(() => {
      updateAria()
      const list = findPart(element, 'country-list')
      setNothingFound(Boolean(findPart(element, 'no-entries-message')))
      const hasOpened = list && !isOpen
      isOpen = Boolean(list)
      if (!hasOpened) return
      list.scrollIntoView({ block: 'nearest' })
      clearSearch(element)
    })
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'title', 'role'],
    })
    const cleanup = new AbortController()
    for (const addListeners of [debounceSearch, openAfterPaint, handleKeys]) {
      addListeners(element, cleanup.signal)
    }
    handleListNavigation(element, countryList, cleanup.signal)
    return () => {
      observer.disconnect()
      cleanup.abort()
    }
  }, [root, countryList, change, country, search])
  return hasNoResults
}

/** The library keeps the last search, which may match no country. */
function clearSearch(root: Element) {
  const searchBox = findPart(root, 'search-box')
  if (!isSearchBox(searchBox) || !searchBox.value) return
  // The native setter bypasses the value that React tracks, so that React handles the event.
  Reflect.set(HTMLInputElement.prototype, 'value', '', searchBox)
  searchBox.dispatchEvent(immediateInput())
}

/** Debounces `input` events of the search box. A key that acts on the list filters it first. */
function debounceSearch(root: HTMLElement, signal: AbortSignal) {
  let timer: number | undefined
  let pendingTarget: EventTarget | undefined

  const filterNow = () => {
    clearTimeout(timer)
    const target = pendingTarget
    pendingTarget = undefined
    if (!(target instanceof HTMLElement) || !target.isConnected) return
    // The filter is synchronous, so that the key press acts on the filtered list.
    flushSync(() => target.dispatchEvent(immediateInput()))
  }
  const onInput = (event: Event) => {
    const isImmediate = event instanceof CustomEvent && event.detail === IMMEDIATE_SEARCH
    if (!isSearchBox(event.target) || isImmediate) return
    // Hides the event from React, whose listener is on an ancestor.
    event.stopPropagation()
    clearTimeout(timer)
    pendingTarget = event.target
    timer = window.setTimeout(filterNow, SEARCH_DEBOUNCE_MS)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (pendingTarget && (key in NAVIGATION_KEYS || key === 'Enter')) filterNow()
  }
  root.addEventListener('input', onInput, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
}

/** Opens the list after the next paint, so that the press is visible while 230 rows render. */
function openAfterPaint(root: HTMLElement, signal: AbortSignal) {
  let isOpening = false
  const open = () => {
    if (isOpening) findPart(root, 'selected-flag')?.click()
    isOpening = false
  }
  const onClick = (event: MouseEvent) => {
    const isFlag = event.target instanceof Element && event.target.closest('.selected-flag')
    if (!isFlag || !event.isTrusted || findPart(root, 'country-list')) return
    event.stopPropagation()
    isOpening = true
    runAfterPaint(open)
  }
  // A key pressed before the list is visible belongs to its search box, so the list opens at once.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpening) event.stopPropagation()
    open()
  }
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { capture: true, signal })
}

function handleKeys(root: HTMLElement, signal: AbortSignal) {
  const onKeyDown = (event: KeyboardEvent) => {
    const flag = findPart(root, 'selected-flag')
    const list = findPart(root, 'country-list')
    const target = event.target
    // Keys of an input method, such as Escape to cancel a composition, do not close the list.
    if (!flag || !(target instanceof HTMLElement) || event.isComposing) return
    if (target.matches('.form-control') && event.key === 'Enter') {
      // The library would blur the input. The browser still submits the form.
      event.stopPropagation()
    } else if (target === flag && event.key === ' ') {
      event.preventDefault()
      // The library would treat the space as the start of a search.
      event.stopPropagation()
      flag.click()
    } else if (list && ['Escape', 'Tab'].includes(event.key)) {
      event.stopPropagation()
      if (event.key === 'Escape') event.preventDefault()
      flag.click()
      flag.focus()
    }
  }
  root.addEventListener('keydown', onKeyDown, { signal })
}

const immediateInput = () => new CustomEvent('input', { bubbles: true, detail: IMMEDIATE_SEARCH })

const isSearchBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.search-box')
