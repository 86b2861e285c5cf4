import { international } from './international.ts'
import { part } from './relabel.ts'

/**
 * Helps with the number itself: whole numbers land as what they are, typing goes on behind a dial
 * code that stands alone, and what was typed before the page's script ran is taken over.
 */
export function helpTyping(root: HTMLElement): () => void {
  let tabbed = false
  const onKeyDown = ({ key }: KeyboardEvent) => {
    tabbed = key === 'Tab'
    // The focus moves before anything else happens.
    if (tabbed) setTimeout(() => (tabbed = false))
  }
  const standsAlone = (target: HTMLInputElement) => target.value === `+${dialCode(root)}`
  const onFocus = ({ target }: FocusEvent) => {
    if (!isNumberInput(target) || !tabbed || !standsAlone(target)) return
    // Tab selects the whole value after this event.
    setTimeout(() => caretToEnd(target))
  }
  const onBeforeInput = ({ target }: Event) => {
    // Wherever a click put the caret. Who selected the dial code means to replace it.
    const collapsed = isNumberInput(target) && target.selectionStart === target.selectionEnd
    if (collapsed && standsAlone(target)) caretToEnd(target)
  }
  // React listens further up, so the library reads what is written here.
  const onInput = (event: Event) => {
    const { target } = event
    if (!isNumberInput(target) || isDeletion(event)) return
    const inserted = event instanceof InputEvent ? event.data : null
    const read = international(target.value, inserted ?? target.value, dialCode(root))
    if (read !== target.value) write(target, read)
  }
  document.addEventListener('keydown', onKeyDown, true)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('beforeinput', onBeforeInput)
  root.addEventListener('input', onInput)
  takeOver(root)
  return () => {
    document.removeEventListener('keydown', onKeyDown, true)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('beforeinput', onBeforeInput)
    root.removeEventListener('input', onInput)
  }
}

function takeOver(root: HTMLElement) {
  const input = part(root, 'form-control')
  if (!isNumberInput(input) || input.value === input.defaultValue) return
  const typed = input.value
  // React compares with what it last saw, which is what was typed.
  input.value = ''
  write(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const caretToEnd = (input: HTMLInputElement) =>
  input.setSelectionRange(input.value.length, input.value.length)

/** Sets the text past React's record of it, so that React notices the change. */
const write = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)

/** Digits of the chosen country's dial code: the library's title reads "Kuwait: + 965". */
const dialCode = (root: HTMLElement) => part(root, 'selected-flag')?.title.split('+ ')[1] ?? ''

const isDeletion = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('delete')

const isNumberInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.form-control')
