import { Component, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import PhoneInputImport, { type PhoneInputProps } from 'react-phone-input-2'
import { CountryList, type CountryListProps } from './CountryList.tsx'
import type { Country } from './searchCountries.ts'

type CountryInputProps = PhoneInputProps & {
  words: CountryListProps['words'] & { change: string }
  onChoose: (iso2: string) => void
}

/** The members of the library's component that `CountryInput` uses. Version 2.15.1 is the last one. */
declare class Library extends Component<CountryInputProps> {
  state: {
    showDropdown: boolean
    preferredCountries: readonly Country[]
    onlyCountries: readonly Country[]
    selectedCountry: Country
  }
  dropdownRef: HTMLElement | null
  dropdownContainerRef: HTMLElement | null
  getCountryDropdownList: () => ReactNode
  handleFlagDropdownClick(event: SyntheticEvent): void
  handleKeydown: (event: KeyboardEvent) => void
  override componentDidMount(): void
  override componentDidUpdate(...previous: readonly unknown[]): void
}
// The package is CommonJS: Node and Vite import its `exports` object as the default.
const LibraryInput = ((PhoneInputImport as { default?: unknown }).default ??
  PhoneInputImport) as typeof Library

/**
 * react-phone-input-2 with our own list. The library's list has three serious accessibility faults and no
 * option to replace it; a subclass can override the method that renders it.
 */
export class CountryInput extends LibraryInput {
  override getCountryDropdownList = () => (
    <CountryList
      countries={[...new Set([...this.state.preferredCountries, ...this.state.onlyCountries])]}
      selected={this.state.selectedCountry.iso2}
      words={this.props.words}
      onChoose={(iso2) => {
        this.setState({ showDropdown: false })
        this.props.onChoose(iso2)
      }}
      onClose={() => {
        this.setState({ showDropdown: false })
        this.findFlag()?.focus()
      }}
    />
  )
  /** The library opens the list by Enter alone, and moves the focus away on Enter and Escape. */
  override handleKeydown = (event: KeyboardEvent) => {
    const isOpening = event.key === 'Enter' || event.key === ' '
    if (isOpening && event.target === this.findFlag()) this.handleFlagDropdownClick(event)
  }
  override componentDidMount() {
    super.componentDidMount()
    this.nameFlag()
  }
  override componentDidUpdate(...previous: readonly unknown[]) {
    super.componentDidUpdate(...previous)
    this.nameFlag()
  }
  private readonly findFlag = () =>
    this.dropdownContainerRef?.querySelector<HTMLElement>('.selected-flag')

  /** The library labels its button "Kuwait: + 965", and does not say that the list is closed. */
  private nameFlag() {
    const { selectedCountry, showDropdown } = this.state
    const { country, change } = this.props.words
    const name = `${selectedCountry.localName ?? selectedCountry.name} (+${selectedCountry.dialCode})`
    const flag = this.findFlag()
    flag?.setAttribute('aria-label', `${country}: ${name}. ${change}`)
    flag?.setAttribute('aria-expanded', String(showDropdown))
    // The library closes the list on a press outside only if it has an element here.
    this.dropdownRef = this.dropdownContainerRef
  }
}
