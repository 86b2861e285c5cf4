import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { isReaderLoaded, loadReader, read } from './reader.ts'
import { countTypedDigits, E164_MAX_DIGITS } from './typedNumber.ts'
import type { PhoneCountry, Reading } from './types.ts'

type Shown = Pick<Reading, 'text' | 'country'> & {
  /** What the visitor typed before trying countries of the list. */
  national?: string | undefined
  /** Inserted at once and not edited since: the reading may replace it while the field has focus. */
  isInserted?: boolean
}

/** Edits that insert a whole text. Autofill dispatches a plain event without a type. */
const INSERTIONS = new Set(['', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'])
/** Digits from which on pasted text with a dial code replaces the number, wherever the caret is. */
const WHOLE_NUMBER_DIGITS = 8
/** Milliseconds that sending waits for the library. */
const READER_LIMIT_MS = 5000

const bare = ({ dialCode }: PhoneCountry) => `+${dialCode}`

/**
 * Keeps the text of a phone field. Typing is never rewritten, which would disturb input methods
 * and the caret. After a paste, on blur, with another country and before it is sent, the number
 * that was read from the text replaces it.
 */
export function usePhoneNumber(
  input: RefObject<HTMLInputElement | null>,
  defaultCountry: PhoneCountry,
  value: string,
  onChange: (value: string) => void,
) {
  const isBare = (text: string) => !text || text === bare(defaultCountry)
  const show = (text: string, country: PhoneCountry): Shown =>
    isBare(text) ? { text: bare(defaultCountry), country: defaultCountry } : { text, country }
  const [shown, setShown] = useState(() => show(value, defaultCountry))
  const [reported, setReported] = useState(value)
  /** Counts the occasions to load the library: a failure is followed by another attempt. */
  const [attempts, setAttempts] = useState(isBare(value) ? 0 : 1)
  // The form set another value: a reset or a draft.
  if (value !== reported) {
    setReported(value)
    setShown(show(value, shown.country))
    if (!isBare(value)) setAttempts(attempts + 1)
  }

  const update = (next: Shown, { number }: Reading) => {
    setShown(next)
    if (number === value || (!number && isBare(value))) return
    setReported(number)
    onChange(number)
  }
  /** Shows the number that the text stands for. */
  const settle = () => {
    const reading = read(shown.text, shown.country)
    update({ ...reading, national: shown.national }, reading)
  }

  const load = () => {
    if (!isReaderLoaded()) setAttempts(attempts + 1)
  }
  /** Runs when the library has arrived or has failed to. */
  const onReader = useEffectEvent(() => {
    if (shown.isInserted || input.current !== document.activeElement) settle()
    else update(shown, read(shown.text, shown.country))
  })
  useEffect(() => {
    let isCurrent = attempts > 0
    if (isCurrent) void loadReader().then(() => isCurrent && onReader())
    return () => {
      isCurrent = false
    }
  }, [attempts])

  /** Takes in a text that came at once, and shows how it was read as soon as it can be. */
  const takeIn = (text: string) => {
    const reading = read(text, shown.country)
    update(isReaderLoaded() ? reading : { text, country: shown.country, isInserted: true }, reading)
    load()
  }

  const takeInTyped = useEffectEvent(() => {
    const field = input.current
    if (field && field.value !== field.defaultValue) takeIn(field.value)
  })
  // Typed before the page was hydrated.
  useLayoutEffect(() => takeInTyped(), [])

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data, isComposing } = nativeEvent as Partial<InputEvent>
    if (INSERTIONS.has(inputType)) return takeIn(target.value)
    const { country } = shown
    const count = countTypedDigits(target.value, country)
    const isKey = inputType === 'insertText' && data?.length === 1 && !isComposing
    if (isKey && count > E164_MAX_DIGITS && count > countTypedDigits(shown.text, country)) {
      // React restores the text and puts the caret at its end.
      const caret = (target.selectionStart ?? 1) - 1
      queueMicrotask(() => target.setSelectionRange(caret, caret))
      return
    }
    update({ text: target.value, country }, read(target.value, country))
  }

  /** A number with a dial code replaces the one that it is pasted into. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (event.currentTarget.readOnly || !/\+|^\s*00/.test(pasted)) return
    const { number } = read(pasted, shown.country)
    if (number.length <= WHOLE_NUMBER_DIGITS) return
    event.preventDefault()
    takeIn(pasted)
  }

  /** Starts from what was typed, so that Italy's zero is back after a try of Germany. */
  const choose = (country: PhoneCountry) => {
    const national = shown.national || read(shown.text, shown.country).national
    const reading = read(`${bare(country)}${national}`, country)
    update({ text: reading.text, country, national }, reading)
  }

  /** The number begins behind the dial code. Deferred: the browser may still select the text. */
  const begin = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    load()
    queueMicrotask(() => {
      const { value: text, selectionStart, selectionEnd } = field
      if (text !== bare(shown.country) || selectionStart !== selectionEnd) return
      field.setSelectionRange(text.length, text.length)
    })
  }

  /** @returns a promise to await before `settle` if the library is needed and not loaded */
  const prepare = (): Promise<unknown> | undefined => {
    if (isReaderLoaded() || !read(shown.text, shown.country).number) return undefined
    const limit = new Promise((resolve) => setTimeout(resolve, READER_LIMIT_MS))
    return Promise.race([loadReader(), limit])
  }

  const leave = () => {
    if (isReaderLoaded()) settle()
    else load()
  }
  return { shown, choose, edit, paste, begin, leave, prepare, settle }
}
