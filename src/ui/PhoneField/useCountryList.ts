import { type RefObject, useEffect, useState } from 'react'
import { runAfterPaint } from '#lib/runAfterPaint.ts'
import { findPart, type PhoneLabels, setAriaAttributes } from './ariaAttributes.ts'
import { type CountryList, handleListNavigation } from './listNavigation.ts'
import { clearSearch, useSearchDebounce } from './useSearchDebounce.ts'

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
  const [hasNoResults, setHasNoResults] = useState(false)
  useSearchDebounce(root)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const updateAria = () => setAriaAttributes(element, { change, country, search })
    updateAria()
    let isOpen = false
    const observer = new MutationObserver(() => {
      updateAria()
      const list = findPart(element, 'country-list')
      setHasNoResults(Boolean(findPart(element, 'no-entries-message')))
      const hasOpened = list && !isOpen
      isOpen = Boolean(list)
      if (!hasOpened) return
      // First, because the list grows.
      clearSearch(element)
      list.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'title', 'role'],
    })
    const cleanup = new AbortController()
    openAfterPaint(element, cleanup.signal)
    handleKeys(element, cleanup.signal)
    handleListNavigation(element, countryList, cleanup.signal)
    return () => {
      observer.disconnect()
      cleanup.abort()
    }
  }, [root, countryList, change, country, search])
  return hasNoResults
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
