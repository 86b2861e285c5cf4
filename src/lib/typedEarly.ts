type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input[name], select[name], textarea[name]'

/** The prerendered controls by name. They keep their texts when React replaces them. */
let prerendered = new Map<string, Control>()
let focused: Element | null = null

/** Called by the entry just before it hydrates the page. */
export function rememberTyped(): void {
  const controls = [...document.querySelectorAll<Control>(CONTROLS)]
  prerendered = new Map(controls.map((control) => [control.name, control]))
  focused = document.activeElement
}

/**
 * Copies what was typed before hydration into the controls below `root`, and returns the focus. There
 * is only something to do where React had to render the page again, because an extension or a
 * translator had changed it. A form calls it once, before it reads its controls.
 */
export function restoreTyped(root: ParentNode | null): void {
  for (const control of root?.querySelectorAll<Control>(CONTROLS) ?? []) {
    const early = prerendered.get(control.name)
    prerendered.delete(control.name)
    if (!early || early === control) continue
    if ('checked' in early && 'checked' in control) control.checked = early.checked
    if (isChanged(early)) control.value = early.value
    if (early !== focused) continue
    control.focus({ preventScroll: true })
    // An e-mail box and controls without a text have no caret to read.
    if ('selectionStart' in early && early.selectionStart !== null && 'selectionStart' in control) {
      control.setSelectionRange(early.selectionStart, early.selectionEnd)
    }
  }
}

const isChanged = (control: Control) =>
  'options' in control
    ? !control.selectedOptions[0]?.defaultSelected
    : control.value !== control.defaultValue
