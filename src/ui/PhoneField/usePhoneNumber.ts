import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { isLibraryLoaded, loadLibrary, readNumber } from './reader.ts'
import { countTypedDigits, E164_MAX_DIGITS } from './typedNumber.ts'
import type { PhoneCountry, ParsedNumber } from './types.ts'

type DisplayedNumber = Pick<ParsedNumber, 'text' | 'country' | 'isImpossible'> & {
  /** The national number that the visitor typed before choosing another country. */
  national?: string | undefined
  /** Pasted or autofilled, and not edited since: may be reformatted while the field has focus. */
  isInserted?: boolean
}

/** Input types that insert a whole text. Autofill dispatches an event without a type. */
const INSERTION_TYPES = new Set(['', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'])
/** A pasted international number replaces the current one if it has more characters than this. */
const PARTIAL_NUMBER_MAX_LENGTH = 8
/** How long sending a form waits for the phone number library. */
const LIBRARY_TIMEOUT_MS = 5000

const formatDialCode = ({ dialCode }: PhoneCountry) => `+${dialCode}`

/** Typed text is not reformatted during typing, which would disturb the caret and input methods. */
export function usePhoneNumber(
  input: RefObject<HTMLInputElement | null>,
  defaultCountry: PhoneCountry,
  value: string,
  onChange: (value: string) => void,
) {
  const isEmpty = (text: string) => !text || text === formatDialCode(defaultCountry)
  const createDisplayed = (text: string, country: PhoneCountry): DisplayedNumber =>
    isEmpty(text)
      ? { text: formatDialCode(defaultCountry), country: defaultCountry }
      : { text, country }
  const [displayed, setDisplayed] = useState(() => createDisplayed(value, defaultCountry))
  const [reportedValue, setReportedValue] = useState(value)
  /** An increment retries after a failure. */
  const [loadAttempts, setLoadAttempts] = useState(isEmpty(value) ? 0 : 1)
  // The form has set another value, by a reset or from a draft.
  if (value !== reportedValue) {
    setReportedValue(value)
    setDisplayed(createDisplayed(value, displayed.country))
    if (!isEmpty(value)) setLoadAttempts(loadAttempts + 1)
  }

  const update = (next: DisplayedNumber, { number }: ParsedNumber) => {
    setDisplayed(next)
    if (number === value || (!number && isEmpty(value))) return
    setReportedValue(number)
    onChange(number)
  }
  const reformat = () => {
    const reading = readNumber(displayed.text, displayed.country)
    update({ ...reading, national: displayed.national }, reading)
  }

  const requestLibrary = () => {
    if (!isLibraryLoaded()) setLoadAttempts(loadAttempts + 1)
  }
  const onLoadSettled = useEffectEvent(() => {
    if (displayed.isInserted || input.current !== document.activeElement) reformat()
    else update(displayed, readNumber(displayed.text, displayed.country))
  })
  useEffect(() => {
    let isCurrent = loadAttempts > 0
    if (isCurrent) void loadLibrary().then(() => isCurrent && onLoadSettled())
    return () => {
      isCurrent = false
    }
  }, [loadAttempts])

  const acceptInsertion = (text: string) => {
    const reading = readNumber(text, displayed.country)
    update(
      isLibraryLoaded() ? reading : { text, country: displayed.country, isInserted: true },
      reading,
    )
    requestLibrary()
  }

  const acceptEarlyInput = useEffectEvent(() => {
    const field = input.current
    if (field && field.value !== field.defaultValue) acceptInsertion(field.value)
  })
  // This effect accepts text that the visitor typed before hydration.
  useLayoutEffect(() => acceptEarlyInput(), [])

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data, isComposing } = nativeEvent as Partial<InputEvent>
    if (INSERTION_TYPES.has(inputType)) return acceptInsertion(target.value)
    const { country } = displayed
    const digitCount = countTypedDigits(target.value, country)
    const isSingleKey = inputType === 'insertText' && data?.length === 1 && !isComposing
    const isTooLong =
      digitCount > E164_MAX_DIGITS && digitCount > countTypedDigits(displayed.text, country)
    if (isSingleKey && isTooLong) {
      // React restores the previous text and moves the caret to its end.
      const caret = (target.selectionStart ?? 1) - 1
      queueMicrotask(() => target.setSelectionRange(caret, caret))
      return
    }
    update({ text: target.value, country }, readNumber(target.value, country))
  }

  /** A pasted number with a dial code replaces the current number. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (event.currentTarget.readOnly || !/\+|^\s*00/.test(pasted)) return
    const { number } = readNumber(pasted, displayed.country)
    if (number.length <= PARTIAL_NUMBER_MAX_LENGTH) return
    event.preventDefault()
    acceptInsertion(pasted)
  }

  /** Starts from the number as typed: Italy keeps a leading zero that Germany has removed. */
  const chooseCountry = (country: PhoneCountry) => {
    const national = displayed.national || readNumber(displayed.text, displayed.country).national
    const reading = readNumber(`${formatDialCode(country)}${national}`, country)
    update({ text: reading.text, country, national }, reading)
  }

  /** Moves the caret behind a bare dial code. Deferred: the browser may still select the text. */
  const handleFocus = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    requestLibrary()
    queueMicrotask(() => {
      const { value: text, selectionStart, selectionEnd } = field
      if (text !== formatDialCode(displayed.country) || selectionStart !== selectionEnd) return
      field.setSelectionRange(text.length, text.length)
    })
  }

  /** @returns a promise to await before `reformat`, unless the library is loaded or not needed */
  const waitForLibrary = (): Promise<unknown> | undefined => {
    if (isLibraryLoaded() || !readNumber(displayed.text, displayed.country).number) return undefined
    const timeout = new Promise((resolve) => setTimeout(resolve, LIBRARY_TIMEOUT_MS))
    return Promise.race([loadLibrary(), timeout])
  }

  const handleBlur = () => {
    if (isLibraryLoaded()) reformat()
    else requestLibrary()
  }
  return {
    displayed,
    chooseCountry,
    handleChange,
    handlePaste,
    handleFocus,
    handleBlur,
    waitForLibrary,
    reformat,
  }
}
