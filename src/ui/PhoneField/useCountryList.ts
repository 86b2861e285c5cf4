import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type PhoneLabels, part, relabel } from './relabel.ts'

/** Milliseconds after the last key until the list of countries is filtered. */
const SEARCH_DEBOUNCE_MS = 250

/**
 * What react-phone-input-2 leaves undone in its list of countries: names and roles, the keys of a
 * combobox, focus that comes back, a pause before filtering, and the whole list in view.
 */
export function useCountryList(
  root: RefObject<HTMLDivElement | null>,
  { change, country, search }: PhoneLabels,
) {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const label = () => relabel(element, { change, country, search })
    label()
    let open = false
    const observer = new MutationObserver(() => {
      label()
      const list = part(element, 'country-list')
      if (list && !open) list.scrollIntoView({ block: 'nearest' })
      open = Boolean(list)
    })
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'title', 'role'],
    })
    const stopSearch = debounceSearch(element)
    const stopKeys = addKeys(element)
    return () => {
      observer.disconnect()
      stopSearch()
      stopKeys()
    }
  }, [root, change, country, search])
}

/** Holds back `input` events of the search box until typing pauses, or a key acts on the list. */
function debounceSearch(root: HTMLElement): () => void {
  let timer: number | undefined
  let passing = false
  let waiting: EventTarget | undefined

  const pass = () => {
    clearTimeout(timer)
    const target = waiting
    waiting = undefined
    if (!(target instanceof HTMLElement) || !target.isConnected) return
    passing = true
    // At once: a key that follows acts on the filtered list.
    flushSync(() => target.dispatchEvent(new Event('input', { bubbles: true })))
    passing = false
  }
  const onInput = (event: Event) => {
    if (passing || !isSearchBox(event.target)) return
    // React listens further up, and the library would filter at once.
    event.stopPropagation()
    clearTimeout(timer)
    waiting = event.target
    timer = window.setTimeout(pass, SEARCH_DEBOUNCE_MS)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (waiting && ['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) pass()
  }
  root.addEventListener('input', onInput)
  root.addEventListener('keydown', onKeyDown)
  return () => {
    clearTimeout(timer)
    root.removeEventListener('input', onInput)
    root.removeEventListener('keydown', onKeyDown)
  }
}

function addKeys(root: HTMLElement): () => void {
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
  root.addEventListener('keydown', onKeyDown)
  return () => root.removeEventListener('keydown', onKeyDown)
}

const isSearchBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.search-box')
