import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import PhoneInputImport, { type CountryData } from 'react-phone-input-2'
import { FieldFrame, fieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { COUNTRY_NAMES, countryOf, keepCountries, KUWAIT } from '#lib/phone/countries.ts'
import * as styles from './PhoneField.css.ts'
import {
  caretIn,
  type Edit,
  inCountry,
  read,
  reported,
  settled,
  type Shown,
  shownFor,
} from '#lib/phone/reading.ts'
import { type PhoneLabels, part } from './relabel.ts'
import { useCountryList } from './useCountryList.ts'

// The package is CommonJS: Node and Vite hand over its exports object.
type PhoneInputModule = { default?: typeof PhoneInputImport }
const PhoneInput = (PhoneInputImport as unknown as PhoneInputModule).default ?? PhoneInputImport

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: PhoneLabels & { noCountry: string }
  readOnly: boolean
  autoComplete: string
  /** E.164, or `''`. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * A phone number with its country, Kuwait by default. The library draws the countries; the number
 * is read by `reading.ts`, since the library guesses the country anew from whatever is typed.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, readOnly, value, onChange, onBlur } = props
  const root = useRef<HTMLDivElement>(null)
  const nothingFound = useCountryList(root, labels)

  const [shown, setShown] = useState(() => shownFor(value, KUWAIT))
  // A value that did not come from here: a reset, or a draft.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setShown(shownFor(value, shown.country))
  }
  const show = (next: Shown) => {
    const number = reported(next)
    setShown(next)
    setKnown(number)
    if (number !== value) onChange(number)
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const change: Edit = {
      held: target.value,
      caret: target.selectionStart ?? target.value.length,
      isDeletion: type.startsWith('delete'),
      isForward: type === 'deleteContentForward',
    }
    const next = read(shown, change)
    show(next)
    // React puts the caret at the end of a text that differs from what was typed.
    const caret = caretIn(next, shown, change)
    queueMicrotask(() => target.setSelectionRange(caret, caret))
  }
  const pick = (_digits: string, data: CountryData | object) => {
    const country = 'countryCode' in data && countryOf(data.countryCode)
    if (country) show(inCountry(shown, country))
    // The list took the focus away with it.
    if (root.current) part(root.current, 'form-control')?.focus()
  }

  const leave = () => {
    const next = settled(shown)
    if (next.text !== shown.text) show(next)
    onBlur()
  }

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // What was typed before the page's script ran.
    const input = isFirst.current && root.current && part(root.current, 'form-control')
    isFirst.current = false
    if (!(input instanceof HTMLInputElement) || input.value === input.defaultValue) return
    show(read(shown, { held: input.value, caret: input.value.length, isDeletion: false }))
  })

  return (
    <FieldFrame {...props}>
      <div
        ref={root}
        className={styles.root}
        onClickCapture={(event) => readOnly && event.stopPropagation()}
        onKeyDownCapture={(event) => readOnly && event.stopPropagation()}
      >
        <PhoneInput
          country={shown.country.iso2}
          enableSearch
          disableSearchIcon
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          masks={{ kw: '.... ....' }}
          localization={COUNTRY_NAMES}
          preserveOrder={['onlyCountries']}
          searchPlaceholder={labels.search}
          searchNotFound={labels.noCountry}
          isValid={keepCountries}
          onChange={pick}
          onBlur={leave}
          inputProps={{
            ...fieldAttributes(props),
            name,
            autoComplete: props.autoComplete,
            readOnly,
            value: shown.text,
            onChange: edit,
            // The library would take the focus away.
            onKeyDown: stopEscape,
          }}
        />
        <div data-phone-listbox="" />
        <VisuallyHidden>
          <span role="status">{nothingFound && labels.noCountry}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  )
}

function stopEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation()
}
