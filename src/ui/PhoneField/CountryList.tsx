import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isInputMethodKey } from '#lib/browser.ts'
import { normaliseInput } from '#lib/normaliseInput.ts'

export type Country = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
  /** The library's name. */
  name: string
  /** Our name, with common abbreviations. */
  localName?: string
}
export type CountryListProps = {
  countries: readonly Country[]
  selected: string
  labels: Record<'country' | 'search' | 'noCountry', string>
  onChoose: (iso2: string) => void
  onClose: () => void
}

const SEARCH_DEBOUNCE_MS = 250
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

/** A search box above a list: the box keeps the focus, and names the highlighted option. */
export function CountryList({ countries, selected, labels, onChoose, onClose }: CountryListProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(() => countries.findIndex(({ iso2 }) => iso2 === selected))
  const found = findCountries(countries, query)
  // Rendered after the search box: 230 rows take longer than a key may.
  const rendered = useDeferredValue(found, [])

  const search = (text: string, start = 0) => {
    setQuery(text)
    setIndex(start)
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(typed)
      if (typed !== query) setIndex(0)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, query])
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), [])

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = STEPS[key]
    // Keys of an input method are not for the list.
    if (isInputMethodKey(event.nativeEvent)) return
    // A key that acts on the list does not wait for the search.
    const isSearched = typed === query
    const current = isSearched ? found : findCountries(countries, typed)
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
          aria-label={labels.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={highlighted && `${id}-${highlighted}`}
          placeholder={labels.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <Options
        id={id}
        label={labels.country}
        countries={rendered}
        highlighted={highlighted}
        onChoose={onChoose}
      />
      <p role="status" className="no-entries-message">
        {found.length === 0 && labels.noCountry}
      </p>
    </div>
  )
}

/** @returns the countries whose code, names or dial code contain the text */
function findCountries(countries: readonly Country[], text: string): readonly Country[] {
  const query = normaliseInput(text).toLowerCase().replace('+', '')
  const has = (value = '') => value.toLowerCase().includes(query)
  const found = countries.filter(({ iso2, name, localName, dialCode }) =>
    [iso2, name, localName, dialCode].some(has),
  )
  const named = found.filter(({ iso2 }) => iso2 === query)
  return [...named, ...found.filter((country) => !named.includes(country))]
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
