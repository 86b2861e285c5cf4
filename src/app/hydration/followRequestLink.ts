type Control = HTMLInputElement | HTMLSelectElement

/** Follows an instrument's request link without its code, with the current inputs as lines. */
export function followRequestLink(link: HTMLAnchorElement, instrument: Element) {
  const controls = [...instrument.querySelectorAll<Control>('[name]')]
  const savedInputs = new URLSearchParams(location.hash.replace(/^#instrument(\?|%3F)/i, ''))
  for (const control of controls) {
    const text = savedInputs.get(control.name)
    if (text !== null && hasDefaultValue(control)) writeControl(control, text)
  }
  const inputs = new URLSearchParams(
    controls.map((control) => [control.name, readControl(control)]),
  )
  const lines = [
    instrument.querySelector('h2')?.textContent ?? '',
    ...controls.flatMap((control) => {
      const label = control.labels?.[0]?.textContent?.trim().replaceAll('\u00a0', ' ')
      const text = getDisplayedText(control)
      return text ? `${label}: ${text}` : []
    }),
  ]
  const service = /^\/services\/([\w-]+)/.exec(location.pathname)?.[1]
  history.replaceState(history.state, '', `#instrument?${inputs.toString()}`)
  // Same history state as `takeHandoverState` (lib/handover.ts); a `key` makes the router keep it. The
  // prototype's method, because the router has patched `history.pushState` to navigate.
  const handover = { service, lines }
  const state = { __TSR_index: 0, ...history.state, key: 'handover', handover }
  History.prototype.pushState.call(history, state, '', link.href)
  location.reload()
}

const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control

function hasDefaultValue(control: Control): boolean {
  if (isSelect(control)) return Boolean(control.selectedOptions[0]?.defaultSelected)
  return control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

function readControl(control: Control): string {
  if (isSelect(control) || control.type !== 'checkbox') return control.value
  return control.checked ? 'yes' : ''
}

function writeControl(control: Control, text: string) {
  if (isSelect(control)) {
    if ([...control.options].some(({ value }) => value === text)) control.value = text
  } else if (control.type === 'checkbox') control.checked = text === 'yes'
  else control.value = text
}

const getDisplayedText = (control: Control) =>
  isSelect(control) ? control.selectedOptions[0]?.text : readControl(control)
