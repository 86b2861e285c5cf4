import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isInputMethodKey, matchesMedia } from '#lib/browser.ts'
import { HOVER } from '#styles/breakpoints.ts'
import { type Country, createEntries, findCountries } from './searchCountries.ts'

export type CountryListProps = {
  countries: readonly Country[]
  selected: string
  words: Record<'country' | 'search' | 'noCountry', string>
  onChoose: (iso2: string) => void
  onClose: () => void
}

const SEARCH_DEBOUNCE_MS = 250
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

export function CountryList({ countries, selected, words, onChoose, onClose }: CountryListProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(() => countries.findIndex(({ iso2 }) => iso2 === selected))
  const [entries] = useState(() => createEntries(countries))
  const found = useMemo(() => findCountries(entries, query), [entries, query])
  // Rendered after the search box: 230 rows take longer than a key may.
  const rendered = useDeferredValue(found, [])

  const search = (text: string, start: number) => {
    setQuery(text)
    setIndex(start)
  }
  useEffect(() => {
    if (typed === query) return
    const timer = setTimeout(() => {
      setQuery(typed)
      setIndex(0)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, query])
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true })
    // The keyboard of a phone takes the lower half of the window.
    if (!matchesMedia(HOVER)) box.current?.closest('.country-list')?.scrollIntoView()
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = STEPS[key]
    if (isInputMethodKey(event.nativeEvent)) return
    // These keys act on the text as typed, also while the search is still debounced.
    const isSearched = typed === query
    const current = isSearched ? found : findCountries(entries, typed)
    const start = isSearched ? index : 0
    if (step) search(typed, Math.max(0, Math.min(start + step, current.length - 1)))
    else if (key === 'Enter' && current[start]) onChoose(current[start].iso2)
    else if (key === 'Escape' || key === 'Tab') onClose()
    if (step || key === 'Enter' || key === 'Escape') event.preventDefault()
  }
  const highlighted = found[index]?.iso2
  return (
    <div className="country-list">
      <div className="search">
        <input
          ref={box}
          className="search-box"
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={highlighted && `${id}-${highlighted}`}
          placeholder={words.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <Options
        id={id}
        label={words.country}
        countries={rendered}
        highlighted={highlighted}
        onChoose={onChoose}
      />
      <p role="status" className="no-entries-message">
        {found.length === 0 && words.noCountry}
      </p>
    </div>
  )
}

type OptionsProps = {
  id: string
  label: string
  countries: readonly Country[]
  highlighted: string | undefined
  onChoose: (iso2: string) => void
}

const Options = memo(function Options(props: OptionsProps) {
  const { id, label, countries, highlighted, onChoose } = props
  return (
    <div id={id} role="listbox" aria-label={label}>
      {countries.map((country) => (
        <div
          key={country.iso2}
          ref={country.iso2 === highlighted ? scrollIntoView : undefined}
          id={`${id}-${country.iso2}`}
          role="option"
          tabIndex={-1}
          aria-selected={country.iso2 === highlighted}
          className="country"
          onClick={() => onChoose(country.iso2)}
        >
          <span className={`flag ${country.iso2}`} />
          <span>{country.localName ?? country.name}</span>
          <span className="dial-code" translate="no">
            {`+${country.dialCode}`}
          </span>
        </div>
      ))}
    </div>
  )
})

/** A ref: React calls it with each option that becomes the highlighted one. */
function scrollIntoView(option: HTMLElement | null) {
  option?.closest('.country-list')?.scrollIntoView({ block: 'nearest' })
  option?.scrollIntoView({ block: 'nearest' })
}
