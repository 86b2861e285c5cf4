/** Inputs of an instrument: what a visitor types stays in them, also before hydration. */
type Control = HTMLInputElement | HTMLSelectElement

export const listControls = (root: Element | null) => [
  ...(root?.querySelectorAll<Control>('[name]') ?? []),
]

const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control

function readControl(control: Control): string {
  if (isSelect(control) || control.type !== 'checkbox') return control.value
  return control.checked ? 'yes' : ''
}

function writeControl(control: Control, text: string) {
  // Writing the same text would remove a date that is half typed.
  if (readControl(control) === text) return
  if (isSelect(control)) {
    if ([...control.options].some(({ value }) => value === text)) control.value = text
  } else if (control.type === 'checkbox') control.checked = text === 'yes'
  else control.value = text
}

export function fillControls(
  controls: readonly Control[],
  texts: Readonly<Record<string, string>>,
) {
  for (const control of controls) {
    const text = texts[control.name]
    if (text !== undefined) writeControl(control, text)
  }
}

/** Whether the visitor has changed it from the prerendered text. */
export function isChanged(control: Control): boolean {
  if (isSelect(control)) return !control.selectedOptions[0]?.defaultSelected
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

export const readControls = (controls: readonly Control[]): Record<string, string> =>
  Object.fromEntries(controls.map((control) => [control.name, readControl(control)]))
