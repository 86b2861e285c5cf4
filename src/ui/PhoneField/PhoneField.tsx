import { type ComponentType, type Ref, useImperativeHandle, useRef } from 'react'
import PhoneInputImport, { type CountryData, type PhoneInputProps } from 'react-phone-input-2'
import { FieldFrame, getFieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { COUNTRY_NAMES } from './countryNames.ts'
import type { PhoneLabels } from './ariaAttributes.ts'
import type { CountryList } from './listNavigation.ts'
import * as styles from './PhoneField.css.ts'
import type { PhoneCountry } from './types.ts'
import { useCountryList } from './useCountryList.ts'
import { usePhoneNumber } from './usePhoneNumber.ts'

// The package is CommonJS: Node and Vite import its `exports` object as the default.
type PhoneInputModule = { default?: typeof PhoneInputImport }
const PhoneInput = ((PhoneInputImport as unknown as PhoneInputModule).default ??
  PhoneInputImport) as unknown as ComponentType<PhoneInputProps & { ref: Ref<CountryList> }>

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: PhoneLabels & { noCountry: string; impossible: string }
  readOnly: boolean
  autoComplete: string
  defaultCountry: PhoneCountry
  /** E.164 or `''`. Digits without `+` belong to the default country. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref?: Ref<PhoneFieldHandle>
}

/** Before sending a number, a form awaits `waitForLibrary` and then calls `reformat`. */
export type PhoneFieldHandle = Pick<
  ReturnType<typeof usePhoneNumber>,
  'waitForLibrary' | 'reformat'
>

/**
 * A phone number input with a country list. react-phone-input-2 renders the list; `usePhoneNumber`
 * manages the text, because the library would guess the country from any digits in it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, readOnly, defaultCountry, value, onChange, onBlur, ref } = props
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const countryList = useRef<CountryList>(null)
  const hasNoResults = useCountryList(root, countryList, labels)
  const phone = usePhoneNumber(input, defaultCountry, value, onChange)
  useImperativeHandle(ref, () => phone)

  const handleCountryChange = (_digits: string, data: CountryData | object) => {
    if ('countryCode' in data)
      phone.chooseCountry({ iso2: data.countryCode, dialCode: data.dialCode })
    // The country list has taken the focus.
    input.current?.focus()
  }
  const frame = { ...props, advice: phone.displayed.isImpossible ? labels.impossible : undefined }
  return (
    <FieldFrame {...frame}>
      <div
        ref={root}
        className={styles.root}
        onClickCapture={(event) => readOnly && event.stopPropagation()}
        onKeyDownCapture={(event) => readOnly && event.stopPropagation()}
      >
        <PhoneInput
          ref={countryList}
          country={phone.displayed.country.iso2}
          enableSearch
          disableSearchIcon
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          localization={COUNTRY_NAMES}
          preserveOrder={['onlyCountries']}
          searchPlaceholder={labels.search}
          searchNotFound={labels.noCountry}
          onChange={handleCountryChange}
          onFocus={phone.handleFocus}
          onBlur={() => {
            phone.handleBlur()
            onBlur()
          }}
          inputProps={{
            ...getFieldAttributes(frame),
            name,
            autoComplete: props.autoComplete,
            readOnly,
            ref: input,
            value: phone.displayed.text,
            onChange: phone.handleChange,
            onPaste: phone.handlePaste,
            onClick: phone.handleFocus,
            // The library would blur the input on Escape.
            onKeyDown: stopEscape,
          }}
        />
        <div data-phone-listbox="" />
        <VisuallyHidden>
          <span role="status">{hasNoResults && labels.noCountry}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  )
}

function stopEscape(event: { key: string; stopPropagation: () => void }) {
  if (event.key === 'Escape') event.stopPropagation()
}
