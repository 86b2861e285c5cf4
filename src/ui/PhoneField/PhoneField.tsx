import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react'
import { countryNames } from '#content/countries.ts'
import { isInputMethodKey } from '#lib/browser.ts'
import { FieldFrame, getFieldAttributes } from '#ui/Field/FieldFrame.tsx'
import { CountryInput } from './CountryInput.tsx'
import * as styles from './PhoneField.css.ts'
import { changeCountry, cleanTyped, E164_MAX_DIGITS, type Phone, readPhone } from './readPhone.ts'

export type PhoneFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  words: Record<'country' | 'change' | 'search' | 'noCountry' | 'impossible' | 'cut', string>
  readOnly: boolean
  autoComplete: string
  value: Phone
  onChange: (value: Phone) => void
  onBlur: () => void
}

/**
 * A phone number input with the flag button of react-phone-input-2. The text is our own, because the
 * library guesses the country from any digits in it: `readPhone` reads an insertion at once, and what
 * was typed key by key on Enter, on blur and with another country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { name, words, readOnly, value, onChange, onBlur } = props
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)

  const update = (phone: Phone, typing: boolean) => {
    setTyping(typing)
    const isNew = phone.text !== value.text || phone.iso2 !== value.iso2
    if (isNew || (phone.isCut && !value.isCut)) onChange(phone)
  }
  const read = (text: string) =>
    update(readPhone(text === value.text ? value : { iso2: value.iso2, text }).phone, false)
  const readInput = () => read(input.current?.value ?? value.text)

  /**
   * Handles one key. A character that no number has is dropped before React renders, which would move the
   * caret to the end.
   */
  const type = (target: HTMLInputElement) => {
    const { value: raw, selectionStart } = target
    const caret = selectionStart ?? raw.length
    const typed = { iso2: value.iso2, text: cleanTyped(raw) }
    const { length } = readPhone(typed).number
    const isTooLong = length > 1 + E164_MAX_DIGITS && length > readPhone(value).number.length
    const kept = isTooLong ? value : typed
    if (kept.text !== raw) {
      const keptCaret = isTooLong ? caret - 1 : cleanTyped(raw.slice(0, caret)).length
      target.value = kept.text
      target.setSelectionRange(keptCaret, keptCaret)
    }
    update(kept, true)
  }
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // An input method composes: its text must not change before `compositionend`.
    if ((nativeEvent as InputEvent).isComposing) {
      update({ iso2: value.iso2, text: target.value }, true)
    } else if (countInserted(value.text, target.value) > 1) read(target.value)
    else type(target)
  }
  const remark = value.isCut
    ? words.cut
    : isTyping || readPhone(value).isPossible
      ? undefined
      : words.impossible
  const frame = { ...props, advice: isTyping ? undefined : remark }
  return (
    <FieldFrame {...frame}>
      <div className={styles.root} dir="ltr">
        <CountryInput
          words={words}
          country={value.iso2}
          onChoose={(iso2) => {
            update(changeCountry(value, iso2), false)
            input.current?.focus()
          }}
          disabled={readOnly}
          specialLabel=""
          placeholder=""
          jumpCursorToEnd={false}
          localization={countryNames}
          preferredCountries={['kw']}
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
            onCompositionEnd: ({ data, currentTarget }: CompositionEvent<HTMLInputElement>) =>
              data.length > 1 ? read(currentTarget.value) : type(currentTarget),
            onKeyDown: ({ key, nativeEvent }: KeyboardEvent) =>
              key === 'Enter' && !isInputMethodKey(nativeEvent) && readInput(),
          }}
        />
      </div>
    </FieldFrame>
  )
}

/** @returns how many characters in the middle of a text are new, whatever the engine calls the change */
function countInserted(before: string, after: string): number {
  let start = 0
  while (start < after.length && before[start] === after[start]) start += 1
  const most = Math.min(before.length, after.length) - start
  let end = 0
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.length - start - end
}
