import { type ComponentType, type Ref, useImperativeHandle, useRef } from 'react'
import PhoneInputImport, { type CountryData, type PhoneInputProps } from 'react-phone-input-2'
import { FieldFrame, fieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { COUNTRY_NAMES } from './countryNames.ts'
import type { CountryList } from './moveHighlight.ts'
import * as styles from './PhoneField.css.ts'
import type { PhoneLabels } from './relabel.ts'
import type { PhoneCountry } from './types.ts'
import { useCountryList } from './useCountryList.ts'
import { usePhoneNumber } from './usePhoneNumber.ts'

// The package is CommonJS: Node and Vite import its exports object.
type PhoneInputModule = { default?: typeof PhoneInputImport }
const PhoneInput = ((PhoneInputImport as unknown as PhoneInputModule).default ??
  PhoneInputImport) as unknown as ComponentType<PhoneInputProps & { ref: Ref<CountryList> }>

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: PhoneLabels & { noCountry: string }
  readOnly: boolean
  autoComplete: string
  defaultCountry: PhoneCountry
  /** E.164, or `''`. Digits without a `+` are read as typed ones. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref?: Ref<PhoneFieldHandle>
}

/** What a form does before it sends the number. */
export type PhoneFieldHandle = Pick<ReturnType<typeof usePhoneNumber>, 'prepare' | 'settle'>

/**
 * A phone number with its country. react-phone-input-2 draws the countries; `usePhoneNumber` keeps
 * the text, because the library guesses the country again from whatever digits are in the field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, readOnly, defaultCountry, value, onChange, onBlur, ref } = props
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<CountryList>(null)
  const nothingFound = useCountryList(root, list, labels)
  const number = usePhoneNumber(input, defaultCountry, value, onChange)
  useImperativeHandle(ref, () => number)

  const pick = (_digits: string, data: CountryData | object) => {
    if ('countryCode' in data) number.choose({ iso2: data.countryCode, dialCode: data.dialCode })
    // The list took the focus.
    input.current?.focus()
  }
  return (
    <FieldFrame {...props}>
      <div
        ref={root}
        className={styles.root}
        onClickCapture={(event) => readOnly && event.stopPropagation()}
        onKeyDownCapture={(event) => readOnly && event.stopPropagation()}
      >
        <PhoneInput
          ref={list}
          country={number.shown.country.iso2}
          enableSearch
          disableSearchIcon
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          localization={COUNTRY_NAMES}
          preserveOrder={['onlyCountries']}
          searchPlaceholder={labels.search}
          searchNotFound={labels.noCountry}
          onChange={pick}
          onFocus={number.begin}
          onBlur={() => {
            number.leave()
            onBlur()
          }}
          inputProps={{
            ...fieldAttributes(props),
            name,
            autoComplete: props.autoComplete,
            readOnly,
            ref: input,
            value: number.shown.text,
            onChange: number.edit,
            onPaste: number.paste,
            onClick: number.begin,
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

function stopEscape(event: { key: string; stopPropagation: () => void }) {
  if (event.key === 'Escape') event.stopPropagation()
}
