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
import { normaliseInput } from '#lib/normaliseInput.ts'
import { HOVER } from '#styles/breakpoints.ts'

export type Country = {
  /** ISO 3166 code in lower case. */
  iso2: string
  /** Digits of the dial code, including the area code for Caribbean countries: `1876`. */
  dialCode: string
  /** The country's name in the library. */
  name: string
  /** Our name, with common abbreviations. */
  localName?: string
}
export type CountryListProps = {
  /** The list keeps those of its first render. */
  countries: readonly Country[]
  selected: string
  words: Record<'country' | 'search' | 'noCountry', string>
  onChoose: (iso2: string) => void
  onClose: () => void
}

const SEARCH_DEBOUNCE_MS = 250
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

/** A search box above a list: the box keeps the focus, and names the highlighted option. */
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
    // Keys of an input method are not for the list.
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

/** A country with the texts that a search compares. */
type Entry = { country: Country; code: string; names: readonly string[]; dialCode: string }

function createEntries(countries: readonly Country[]): readonly Entry[] {
  // The browser's names are up to date: Eswatini, Czechia, St. Lucia.
  const current = new Intl.DisplayNames('en', { type: 'region' })
  return countries.map((country) => {
    const { iso2, name, localName = '', dialCode } = country
    const names = [name, localName, current.of(iso2.toUpperCase()) ?? '']
    return { country, code: iso2, names: names.map(fold), dialCode }
  })
}

/** @returns the words and digits of a text, without accents, signs and capitals */
const fold = (text: string) =>
  normaliseInput(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @returns the countries whose code, names or dial code contain the text, whole words first */
function findCountries(entries: readonly Entry[], text: string): readonly Country[] {
  const query = fold(text)
  const digits = /^[\d ]+$/.test(query) ? query.replaceAll(' ', '').replace(/^00/, '') : query
  const rank = ({ code, names, dialCode }: Entry): number => {
    if (code === query || dialCode === digits) return 1
    if (names.some((name) => ` ${name} `.includes(` ${query} `))) return 2
    return names.some((name) => name.includes(query)) || dialCode.includes(digits) ? 3 : 0
  }
  const ranked = entries.map((entry) => ({ country: entry.country, rank: rank(entry) }))
  return [1, 2, 3].flatMap((wanted) =>
    ranked.flatMap((entry) => (entry.rank === wanted ? entry.country : [])),
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
