import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CountryData } from 'react-phone-input-2'
import { FieldFrame, getFieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { CountryInput } from './CountryInput.tsx'
import { COUNTRY_NAMES } from './countryNames.ts'
import * as styles from './PhoneField.css.ts'
import { changeCountry, E164_MAX_DIGITS, type Phone, readPhone } from './readPhone.ts'

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: Record<'country' | 'change' | 'search' | 'noCountry' | 'impossible', string>
  readOnly: boolean
  autoComplete: string
  value: Phone
  onChange: (value: Phone) => void
  onBlur: () => void
}

/** Input types that insert a whole text. Autofill dispatches an event without a type. */
const INSERTION = /^$|^insert(FromPaste|FromDrop|ReplacementText)$/
/** A pasted international number replaces the current one if it has more digits than this. */
const PARTIAL_NUMBER_MAX_DIGITS = 8

/**
 * A phone number input with the country list of react-phone-input-2. The text is our own, because the
 * library guesses the country from any digits in it: typing is left alone, and `readPhone` reads what
 * was typed on Enter and on blur, and what was pasted at once.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, readOnly, value, onChange, onBlur } = props
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const advice = isTyping || readPhone(value).isPossible ? undefined : labels.impossible

  useEffect(() => {
    // The library names the button by its title, in the form "Kuwait: + 965".
    const flag = root.current?.querySelector<HTMLElement>('.selected-flag')
    flag?.setAttribute('aria-label', `${labels.country}: ${flag.title}. ${labels.change}`)
  }, [labels, value.iso2])

  const update = (phone: Phone, typing: boolean) => {
    setTyping(typing)
    onChange(phone)
  }
  const read = (phone: Phone) => update(readPhone(phone).phone, false)

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = { ...value, text: target.value }
    const { inputType = '', isComposing } = nativeEvent as Partial<InputEvent>
    if (INSERTION.test(inputType)) return read(next)
    const isTooLong = readPhone(next).number.length > 1 + E164_MAX_DIGITS
    if (isTooLong && inputType === 'insertText' && !isComposing) return
    update(next, true)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = { ...value, text: event.clipboardData.getData('text/plain') }
    if (readOnly || !/\+|^\s*00/.test(pasted.text)) return
    if (readPhone(pasted).number.length <= 1 + PARTIAL_NUMBER_MAX_DIGITS) return
    event.preventDefault()
    read(pasted)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') read(value)
    // The library would blur the input.
    if (event.key === 'Enter' || event.key === 'Escape') event.stopPropagation()
  }
  const handleCountryChange = (_digits: string, data: CountryData | object) => {
    if (!('countryCode' in data)) return
    update(changeCountry(value, { iso2: data.countryCode, dialCode: data.dialCode }), false)
    // The country list has taken the focus.
    input.current?.focus()
  }
  /** Only Enter opens the library's list. */
  const openBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target as Element).matches('.selected-flag')) return
    event.preventDefault()
    ;(event.target as HTMLElement).click()
  }

  const frame = { ...props, advice }
  return (
    <FieldFrame {...frame}>
      <div ref={root} className={styles.root} onKeyDown={openBySpace}>
        <CountryInput
          labels={labels}
          country={value.iso2}
          enableSearch
          disabled={readOnly}
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          localization={COUNTRY_NAMES}
          preserveOrder={['onlyCountries']}
          onChange={handleCountryChange}
          onBlur={() => {
            read(value)
            onBlur()
          }}
          inputProps={{
            ...getFieldAttributes(frame),
            name,
            autoComplete: props.autoComplete,
            disabled: false,
            readOnly,
            ref: input,
            value: value.text,
            onChange: handleChange,
            onPaste: handlePaste,
            onKeyDown: handleKeyDown,
          }}
        />
      </div>
    </FieldFrame>
  )
}
