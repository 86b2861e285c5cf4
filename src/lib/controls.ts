/** Reads native controls: their current values, and what a visitor typed before hydration. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const listControls = (root: ParentNode | null): Control[] => [
  ...(root?.querySelectorAll<Control>('input[name], select[name], textarea[name]') ?? []),
]

const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** @returns the text of a control; of a checkbox `yes` or an empty text */
export function readControl(control: Control): string {
  return isCheckbox(control) ? (control.checked ? 'yes' : '') : control.value
}

/** Sets the text of a control. A list ignores a text that none of its options has. */
export function writeControl(control: Control, text: string): void {
  // Writing the same text would remove a date that is half typed.
  if (readControl(control) === text) return
  if (isCheckbox(control)) control.checked = text === 'yes'
  else if (!isSelect(control) || [...control.options].some(({ value }) => value === text)) {
    control.value = text
  }
}

function isChanged(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked
  if (!isSelect(control)) return control.value !== control.defaultValue
  const options = [...control.options]
  const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== rendered?.value
}

/**
 * @returns the texts of controls whose value differs from the rendered one, by name: typed before hydration,
 * or set by a program without an event. React keeps the default value up to date.
 */
export const readChangedControls = (root: ParentNode | null): Record<string, string> =>
  Object.fromEntries(
    listControls(root)
      .filter(isChanged)
      .map((control) => [control.name, readControl(control)]),
  )
