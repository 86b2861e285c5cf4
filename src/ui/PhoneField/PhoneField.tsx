import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { FieldFrame, getFieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { CountryInput } from './CountryInput.tsx'
import { COUNTRY_NAMES } from './countryNames.ts'
import * as styles from './PhoneField.css.ts'
import {
  changeCountry,
  cleanTyped,
  E164_MAX_DIGITS,
  type Phone,
  type PhoneCountry,
  readPhone,
} from './readPhone.ts'

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  labels: Record<'country' | 'change' | 'search' | 'noCountry' | 'impossible' | 'cut', string>
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
 * A phone number input with the flag button of react-phone-input-2. The text is our own, because the
 * library guesses the country from any digits in it: `readPhone` reads what was typed on Enter and on
 * blur, and what was pasted at once.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, labels, readOnly, value, onChange, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)

  const update = (phone: Phone, typing: boolean) => {
    setTyping(typing)
    onChange(phone)
  }
  const read = (phone: Phone) => update(readPhone(phone).phone, false)
  const readInput = () => read({ ...value, text: input.current?.value ?? value.text })

  /** Removes what no number has, in place: React would move the caret to the end. */
  const type = (target: HTMLInputElement) => {
    const { value: raw, selectionStart } = target
    const caret = selectionStart ?? raw.length
    const next = createPhone(value, cleanTyped(raw))
    const length = readPhone(next).number.length
    const isTooLong = length > 1 + E164_MAX_DIGITS && length > readPhone(value).number.length
    const kept = isTooLong ? value : next
    const keptCaret = isTooLong
      ? caret - (raw.length - kept.text.length)
      : cleanTyped(raw.slice(0, caret)).length
    if (kept.text !== raw) {
      target.value = kept.text
      target.setSelectionRange(keptCaret, keptCaret)
    }
    update(kept, true)
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', isComposing } = nativeEvent as Partial<InputEvent>
    // An input method composes: its text must not change before `compositionend`.
    if (isComposing) update(createPhone(value, target.value), true)
    else if (INSERTION.test(inputType)) read(createPhone(value, target.value))
    else type(target)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = createPhone(value, event.clipboardData.getData('text/plain'))
    if (readOnly || !/\+|^\s*00/.test(pasted.text)) return
    if (readPhone(pasted).number.length <= 1 + PARTIAL_NUMBER_MAX_DIGITS) return
    event.preventDefault()
    read(pasted)
  }
  const choose = (country: PhoneCountry) => {
    update(changeCountry(value, country), false)
    input.current?.focus()
  }
  const remark = value.isCut
    ? labels.cut
    : readPhone(value).isPossible
      ? undefined
      : labels.impossible
  const frame = { ...props, advice: isTyping ? undefined : remark }
  return (
    <FieldFrame {...frame}>
      <div className={styles.root} dir="ltr">
        <CountryInput
          labels={labels}
          country={value.iso2}
          onChoose={choose}
          disabled={readOnly}
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          localization={COUNTRY_NAMES}
          preserveOrder={['onlyCountries']}
          onBlur={() => {
            readInput()
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
            onCompositionEnd: () => input.current && type(input.current),
            onPaste: handlePaste,
            onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && readInput(),
          }}
        />
      </div>
    </FieldFrame>
  )
}

/** @returns a new text in the same country, of which nothing was cut off yet */
const createPhone = ({ iso2, dialCode }: Phone, text: string): Phone => ({ iso2, dialCode, text })
