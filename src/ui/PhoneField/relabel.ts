export type PhoneLabels = {
  /** What the flag's button does, e.g. "Change country". */
  change: string
  country: string
  search: string
}

const LIST_ID = 'phone-countries'

/** The element in `root` that the library draws as `className`. */
export const part = (root: Element, className: string) =>
  root.querySelector<HTMLElement>(`.${className}`)

/**
 * Gives the library's markup the roles that it means: a button that opens a combobox, whose list
 * is a listbox of options. Runs after each change of that markup, and writes only what differs.
 */
export function relabel(root: Element, labels: PhoneLabels) {
  const flag = part(root, 'selected-flag')
  if (!flag) return
  // The library's title reads "Kuwait: + 965".
  const [country, dialCode] = (flag.title || '').split(': + ')
  set(flag, 'aria-label', `${labels.country}: ${country} (+${dialCode}). ${labels.change}`)

  const list = part(root, 'country-list')
  set(flag, 'aria-expanded', String(Boolean(list)))
  const listbox = root.querySelector('[data-phone-listbox]')
  if (!list || !listbox) {
    for (const name of ['role', 'aria-label', 'aria-owns']) listbox?.removeAttribute(name)
    return
  }

  set(list, 'role', 'presentation')
  // Presentation and focus exclude each other, and the search box has the focus anyway.
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

  const search = part(root, 'search-box')
  if (!search) return
  set(search, 'role', 'combobox')
  set(search, 'aria-label', labels.search)
  set(search, 'aria-expanded', 'true')
  set(search, 'aria-autocomplete', 'list')
  set(search, 'aria-controls', LIST_ID)
  set(search, 'aria-activedescendant', part(list, 'highlight')?.id ?? '')
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
