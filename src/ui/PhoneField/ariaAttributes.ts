export type PhoneLabels = {
  /** Label of the flag button, for example "Change country". */
  change: string
  country: string
  search: string
}

const LIST_ID = 'phone-countries'

/** @returns the library's element with this class name, if it is rendered */
export const findPart = (root: Element, className: string) =>
  root.querySelector<HTMLElement>(`.${className}`)

/**
 * Adds the ARIA attributes that react-phone-input-2 lacks: a button opens a combobox with a listbox of
 * options. Call it after each DOM change; it writes only attributes that differ.
 */
export function setAriaAttributes(root: Element, labels: PhoneLabels) {
  const flag = findPart(root, 'selected-flag')
  if (!flag) return
  // The library's title has the form "Kuwait: + 965".
  const [country, dialCode] = (flag.title || '').split(': + ')
  set(flag, 'aria-label', `${labels.country}: ${country} (+${dialCode}). ${labels.change}`)

  const list = findPart(root, 'country-list')
  set(flag, 'aria-expanded', String(Boolean(list)))
  const listbox = root.querySelector('[data-phone-listbox]')
  if (!list || !listbox) {
    for (const name of ['role', 'aria-label', 'aria-owns']) listbox?.removeAttribute(name)
    return
  }

  set(list, 'role', 'presentation')
  // A focusable element must not have the role `presentation`. The search box has the focus.
  list.removeAttribute('tabindex')
  for (const item of list.querySelectorAll('.search, .no-entries-message')) {
    set(item, 'role', 'presentation')
  }
  const options = [...list.querySelectorAll<HTMLElement>('.country')]
  for (const option of options) {
    set(option, 'id', `${LIST_ID}-${option.dataset.countryCode}-${option.dataset.flagKey}`)
    set(option, 'tabindex', '-1')
  }
  set(listbox, 'id', LIST_ID)
  if (options.length > 0) {
    set(listbox, 'role', 'listbox')
    set(listbox, 'aria-label', labels.country)
  } else {
    listbox.removeAttribute('aria-label')
    set(listbox, 'role', 'presentation')
  }
  set(listbox, 'aria-owns', options.map(({ id }) => id).join(' '))

  const search = findPart(root, 'search-box')
  if (!search) return
  set(search, 'role', 'combobox')
  set(search, 'aria-label', labels.search)
  set(search, 'aria-expanded', 'true')
  set(search, 'aria-autocomplete', 'list')
  set(search, 'aria-controls', LIST_ID)
  set(search, 'aria-activedescendant', findPart(list, 'highlight')?.id ?? '')
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
