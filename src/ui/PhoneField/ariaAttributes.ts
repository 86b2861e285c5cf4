export type PhoneLabels = {
  change: string
  country: string
  search: string
}

const LIST_ID = 'phone-countries'

export const findPart = (root: Element, className: string) =>
  root.querySelector<HTMLElement>(`.${className}`)

/** Adds the combobox attributes that the library lacks. Call it after each change of the DOM. */
export function setAriaAttributes(root: Element, labels: PhoneLabels) {
  const flag = findPart(root, 'selected-flag')
  if (!flag) return
  // The library's title has the form "Kuwait: + 965".
  const [country, dialCode] = (flag.title || '').split(': + ')
  setAttribute(flag, 'aria-label', `${labels.country}: ${country} (+${dialCode}). ${labels.change}`)

  const list = findPart(root, 'country-list')
  setAttribute(flag, 'aria-expanded', String(Boolean(list)))
  const listbox = root.querySelector('[data-phone-listbox]')
  if (!list || !listbox) {
    for (const name of ['role', 'aria-label', 'aria-owns']) listbox?.removeAttribute(name)
    return
  }

  setAttribute(list, 'role', 'presentation')
  // A focusable element must not have the role `presentation`. The search box has the focus.
  list.removeAttribute('tabindex')
  for (const item of list.querySelectorAll('.search, .no-entries-message')) {
    setAttribute(item, 'role', 'presentation')
  }
  const options = [...list.querySelectorAll<HTMLElement>('.country')]
  for (const option of options) {
    setAttribute(option, 'id', `${LIST_ID}-${option.dataset.countryCode}-${option.dataset.flagKey}`)
    setAttribute(option, 'tabindex', '-1')
  }
  setAttribute(listbox, 'id', LIST_ID)
  if (options.length > 0) {
    setAttribute(listbox, 'role', 'listbox')
    setAttribute(listbox, 'aria-label', labels.country)
  } else {
    listbox.removeAttribute('aria-label')
    setAttribute(listbox, 'role', 'presentation')
  }
  setAttribute(listbox, 'aria-owns', options.map(({ id }) => id).join(' '))

  const search = findPart(root, 'search-box')
  if (!search) return
  setAttribute(search, 'role', 'combobox')
  setAttribute(search, 'aria-label', labels.search)
  setAttribute(search, 'aria-expanded', 'true')
  setAttribute(search, 'aria-autocomplete', 'list')
  setAttribute(search, 'aria-controls', LIST_ID)
  setAttribute(search, 'aria-activedescendant', findPart(list, 'highlight')?.id ?? '')
}

function setAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
