import { type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'
import { type FieldName, FIELD_NAMES } from './fields.ts'
import { emptyFlight, type Flight } from './flight.ts'
import type { ContactValues } from './schema.ts'

/** The hidden field that only programs fill in. Password managers know no such field. */
export const HONEYPOT = 'topic'

const FLIGHT_NAMES = Object.keys(emptyFlight) as readonly (keyof Flight)[]

export const findControl = (root: HTMLElement | null, name: string) =>
  root?.querySelector<HTMLInputElement>(`[name=${name}]`)

/**
 * Reads what stands in the controls: a program may fill them in without an event, and React would put
 * back what it rendered last. React keeps that as the default value.
 *
 * @param take called with each value that the form does not have yet
 * @param changing a control whose own event follows
 */
export function readControls(
  root: HTMLElement | null,
  values: ContactValues,
  take: (name: FieldName | `flight.${keyof Flight}`, value: string | Phone) => void,
  changing?: EventTarget,
) {
  const read = (name: string, known: string) => {
    const control = findControl(root, name)
    const isSet = control && control !== changing && control.value !== control.defaultValue
    return isSet && control.value !== known ? control.value : undefined
  }
  for (const name of FIELD_NAMES) {
    const value = values[name]
    const text = read(name, typeof value === 'string' ? value : value.text)
    if (text === undefined) continue
    take(name, typeof value === 'string' ? text : readPhone({ ...value, text, isCut: false }).phone)
  }
  for (const name of FLIGHT_NAMES) {
    const text = read(name, values.flight[name])
    if (text !== undefined) take(`flight.${name}`, text)
  }
}
