import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '#lib/afterPaint.ts'
import { addMoves, type CountryList, MOVES } from './moveHighlight.ts'
import { type PhoneLabels, part, relabel } from './relabel.ts'

/** Milliseconds after the last key until the list of countries is filtered. */
const SEARCH_DEBOUNCE_MS = 250
/** Marks an event that the search is not to hold back. */
const AT_ONCE = 'at once'

/**
 * What react-phone-input-2 leaves undone in its list of countries: names and roles, the keys of a
 * combobox, focus that comes back, a pause before filtering, an empty search at each opening, and
 * the whole list in view.
 *
 * @returns whether a search found nothing
 */
export function useCountryList(
  root: RefObject<HTMLDivElement | null>,
  countryList: RefObject<CountryList | null>,
  { change, country, search }: PhoneLabels,
): boolean {
  const [nothingFound, setNothingFound] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const label = () => relabel(element, { change, country, search })
    label()
    let open = false
    const observer = new MutationObserver(() => {
      label()
      const list = part(element, 'country-list')
      setNothingFound(Boolean(part(element, 'no-entries-message')))
      const opens = list && !open
      open = Boolean(list)
      if (!opens) return
      list.scrollIntoView({ block: 'nearest' })
      emptySearch(element)
    })
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'title', 'role'],
    })
    const life = new AbortController()
    for (const mend of [debounceSearch, pressFirst, addKeys]) mend(element, life.signal)
    addMoves(element, countryList, life.signal)
    return () => {
      observer.disconnect()
      life.abort()
    }
  }, [root, countryList, change, country, search])
  return nothingFound
}

/** The library keeps what was searched for, which may have found nothing. */
function emptySearch(root: Element) {
  const box = part(root, 'search-box')
  if (!isSearchBox(box) || !box.value) return
  // Past React's record of it, so that React notices the change.
  Reflect.set(HTMLInputElement.prototype, 'value', '', box)
  box.dispatchEvent(atOnce())
}

/** Holds back `input` events of the search box until typing pauses, or a key acts on the list. */
function debounceSearch(root: HTMLElement, signal: AbortSignal) {
  let timer: number | undefined
  let waiting: EventTarget | undefined

  const pass = () => {
    clearTimeout(timer)
    const target = waiting
    waiting = undefined
    if (!(target instanceof HTMLElement) || !target.isConnected) return
    // Done when it returns: a key that follows acts on the filtered list.
    flushSync(() => target.dispatchEvent(atOnce()))
  }
  const onInput = (event: Event) => {
    if (!isSearchBox(event.target) || (event instanceof CustomEvent && event.detail === AT_ONCE))
      return
    // React listens further up, and the library would filter at once.
    event.stopPropagation()
    clearTimeout(timer)
    waiting = event.target
    timer = window.setTimeout(pass, SEARCH_DEBOUNCE_MS)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (waiting && (key in MOVES || key === 'Enter')) pass()
  }
  root.addEventListener('input', onInput, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
}

/** The press of the flag is painted before its list: 230 rows take a phone a while. */
function pressFirst(root: HTMLElement, signal: AbortSignal) {
  let isPressed = false
  const open = () => {
    if (isPressed) part(root, 'selected-flag')?.click()
    isPressed = false
  }
  const onClick = (event: MouseEvent) => {
    const isFlag = event.target instanceof Element && event.target.closest('.selected-flag')
    if (!isFlag || !event.isTrusted || part(root, 'country-list')) return
    event.stopPropagation()
    isPressed = true
    afterPaint(open)
  }
  // For the search that opens, not for the flag.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPressed) event.stopPropagation()
    open()
  }
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { capture: true, signal })
}

function addKeys(root: HTMLElement, signal: AbortSignal) {
  const onKeyDown = (event: KeyboardEvent) => {
    const flag = part(root, 'selected-flag')
    const list = part(root, 'country-list')
    const target = event.target
    if (!flag || !(target instanceof HTMLElement)) return
    if (target.matches('.form-control') && event.key === 'Enter') {
      // The library would take the focus away; the browser submits the form.
      event.stopPropagation()
    } else if (target === flag && event.key === ' ') {
      event.preventDefault()
      // The library would take the space for the start of a search by typing.
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

const atOnce = () => new CustomEvent('input', { bubbles: true, detail: AT_ONCE })

const isSearchBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.search-box')
