import {
  Component,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import PhoneInputImport, { type PhoneInputProps } from 'react-phone-input-2'

type Country = { iso2: string; name: string; localName?: string; dialCode: string }
type Labels = { country: string; search: string; noCountry: string }
type CountryInputProps = PhoneInputProps & { labels: Labels }

/** What `CountryList` uses of the library's component. Version 2.15.1 is its last. */
declare class Library extends Component<CountryInputProps> {
  state: { highlightCountryIndex: number; searchValue: string }
  dropdownRef: HTMLElement | null
  dropdownContainerRef: HTMLElement | null
  getSearchFilteredCountries(): readonly Country[]
  handleSearchChange(event: { currentTarget: { value: string } }): void
  handleFlagItemClick(country: Country, event: SyntheticEvent): void
  getCountryDropdownList: () => React.ReactNode
  getHighlightCountryIndex: (step: number) => number
}
// The package is CommonJS: Node and Vite import its `exports` object as the default.
const LibraryInput = ((PhoneInputImport as { default?: unknown }).default ??
  PhoneInputImport) as typeof Library

/** react-phone-input-2 with a country list that screen readers and the Tab key can use. */
export class CountryInput extends LibraryInput {
  override getCountryDropdownList = () => <CountryList library={this} />
  /** The library's own leaves a filtered list. */
  override getHighlightCountryIndex = (step: number) => {
    const last = this.getSearchFilteredCountries().length - 1
    return Math.max(0, Math.min(this.state.highlightCountryIndex + step, last))
  }
}

const SEARCH_DEBOUNCE_MS = 250

/** The library searches, chooses and handles Up, Down and Enter. */
function CountryList({ library }: { library: Library }) {
  const { labels } = library.props
  const { searchValue, highlightCountryIndex: index } = library.state
  const id = useId()
  const [query, setQuery] = useState('')
  const countries = useMemo(() => library.getSearchFilteredCountries(), [library, searchValue])
  const highlighted = countries[index]
  const isPending = query !== searchValue

  const search = (value: string) => library.handleSearchChange({ currentTarget: { value } })
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => search(query), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query, isPending])
  // The library keeps the last search.
  useEffect(() => () => search(''), [])

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are not for the list.
    if (event.nativeEvent.isComposing) event.stopPropagation()
    else if (isPending && /^(Enter|Arrow)/.test(event.key)) flushSync(() => search(query))
    else if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation()
      if (event.key === 'Escape') event.preventDefault()
      library.setState({ showDropdown: false })
      library.dropdownContainerRef?.querySelector<HTMLElement>('.selected-flag')?.focus()
    }
  }
  return (
    <div className="country-list" ref={(element) => void (library.dropdownRef = element)}>
      <div className="search">
        <input
          className="search-box"
          type="search"
          role="combobox"
          aria-label={labels.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={highlighted && `${id}-${highlighted.iso2}`}
          placeholder={labels.search}
          autoComplete="off"
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      {/* Rendered after the search box: 211 rows take longer than a key may. */}
      <Options
        id={id}
        library={library}
        countries={useDeferredValue(countries, [])}
        index={index}
      />
      <p role="status" className="no-entries-message">
        {countries.length === 0 && labels.noCountry}
      </p>
    </div>
  )
}

type OptionsProps = {
  id: string
  library: Library
  countries: readonly Country[]
  index: number
}

const Options = memo(function Options({ id, library, countries, index }: OptionsProps) {
  const highlighted = useRef<HTMLLIElement>(null)
  useEffect(() => {
    library.dropdownRef?.scrollIntoView({ block: 'nearest' })
    highlighted.current?.scrollIntoView({ block: 'nearest' })
  }, [library, countries, index])
  return (
    <ul id={id} className="countries" role="listbox" aria-label={library.props.labels.country}>
      {countries.map((country, position) => (
        <li
          key={country.iso2}
          ref={position === index ? highlighted : undefined}
          id={`${id}-${country.iso2}`}
          role="option"
          aria-selected={position === index}
          className="country"
          onClick={(event) => library.handleFlagItemClick(country, event)}
        >
          <span className={`flag ${country.iso2}`} />
          {country.localName ?? country.name}
          <span className="dial-code">+{country.dialCode}</span>
        </li>
      ))}
    </ul>
  )
})
