import { useLayoutEffect, useRef, useState } from 'react'
import PhoneInputImport from 'react-phone-input-2'
import { FieldFrame, fieldAttributes } from '#ui/Field/FieldFrame.tsx'
import * as styles from './PhoneField.css.ts'
import { type PhoneLabels, part } from './relabel.ts'
import { helpTyping } from './typing.ts'
import { useCountryList } from './useCountryList.ts'

// The package is CommonJS: Node and Vite hand over its exports object.
type PhoneInputModule = { default?: typeof PhoneInputImport }
const PhoneInput = (PhoneInputImport as unknown as PhoneInputModule).default ?? PhoneInputImport

const MASKS = { kw: '.... ....' }

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: PhoneLabels & { noCountry: string }
  /** Digits with a leading `+`, or `''`. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * A phone number with its country, Kuwait by default. Reports a bare dial code, or the
 * beginning of one, as `''`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, value, onChange, onBlur } = props
  const root = useRef<HTMLDivElement>(null)
  useCountryList(root, labels)
  // Before the first render after hydration, which would write over what was typed early.
  useLayoutEffect(() => (root.current ? helpTyping(root.current) : undefined), [])

  // The library keeps showing a bare dial code that we report as nothing.
  const [shown, setShown] = useState(value)
  const [reported, setReported] = useState(value)
  if (value !== reported) {
    setReported(value)
    setShown(value)
  }
  const report = (digits: string, country: object, event: { type: string }) => {
    const bare = 'dialCode' in country && String(country.dialCode).startsWith(digits)
    const next = digits && !bare ? `+${digits}` : ''
    setShown(digits ? `+${digits}` : '')
    setReported(next)
    onChange(next)
    // A country was picked, which took the list away with the focus in it.
    if (event.type !== 'change' && root.current) part(root.current, 'form-control')?.focus()
  }

  return (
    <FieldFrame {...props}>
      <div ref={root} className={styles.root}>
        <PhoneInput
          country="kw"
          enableSearch
          disableSearchIcon
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          masks={MASKS}
          searchPlaceholder={labels.search}
          searchNotFound={labels.noCountry}
          value={shown}
          onChange={report}
          onBlur={onBlur}
          inputProps={{ ...fieldAttributes(props), name, autoComplete: 'tel' }}
        />
        <div data-phone-listbox="" />
      </div>
    </FieldFrame>
  )
}
