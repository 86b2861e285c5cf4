import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { takeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { restoreTyped } from '#lib/typedEarly.ts'
import { type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'
import { deliver, deliveryStore } from './delivery.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { type FieldName, FIELD_NAMES } from './fields.ts'
import { emptyFlight, type Flight } from './flight.ts'
import { contactSchema, type ContactValues, emptyContact } from './schema.ts'

/** A second click within this time is part of a double-click. */
const DOUBLE_CLICK_MS = 500

/** The hidden field that only programs fill in. Password managers know no such field. */
export const HONEYPOT = 'topic'

const onBlur = revalidateLogic({ mode: 'blur', modeAfterSubmission: 'blur' })
const onChange = revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' })
/** Validates a field on blur, and removes its error as soon as the value is valid. */
const onBlurAndChange: typeof onBlur = (props) =>
  props.event.type === 'blur' ? onBlur(props) : onChange(props)

/** @param element contains the form and the panel of the flight */
export function useContactForm(
  element: RefObject<HTMLElement | null>,
  preselected: ServiceSlug | undefined,
) {
  const delivery = useStore(deliveryStore)
  const isSending = delivery.status === 'sending'

  const form = useForm({
    defaultValues: emptyContact,
    validationLogic: onBlurAndChange,
    validators: { onDynamic: contactSchema },
    // Every attempt validates and moves the focus, not only the first one.
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ formApi }) => {
        const last = deliveryStore.state
        const { values, isDefaultValue } = formApi.state
        saveDraft({ values, isAttempted: last.status === 'failed' })
        // The phone field also reports a change that is none, when it is left.
        if (last.status === 'sent' && !isDefaultValue) {
          deliveryStore.setState(() => ({ ...last, hasTypedSince: true }))
        }
      },
    },
    onSubmitInvalid: ({ formApi }) => {
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) findControl(element.current, first)?.focus()
    },
    onSubmit: ({ value }) => {
      const honeypot = findControl(element.current, HONEYPOT)
      const filled = honeypot?.value ?? ''
      // A program of the visitor's own may have filled it in: the next attempt must get through.
      if (honeypot) honeypot.value = ''
      return deliver(contactSchema.parse(value), value, filled)
    },
  })
  const values = useStore(form.store, (state) => state.values)
  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)

  useLayoutEffect(() => {
    const restore = () => {
      const draft = loadDraft()
      if (draft?.isAttempted && deliveryStore.state.status === 'idle') {
        deliveryStore.setState(() => ({ status: 'failed' }))
      }
      // Without `keepDefaultValues`, these values would come back with the next reset.
      form.reset({ ...emptyContact, ...draft?.values }, { keepDefaultValues: true })
    }
    restoreTyped(element.current)
    restore()
    // What was typed before hydration.
    readControls(element.current, form.state.values, form.setFieldValue)
    // Another document may have changed or sent the draft since this one was put into the cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore()
    addEventListener('pageshow', onPageShow)
    const { unsubscribe } = deliveryStore.subscribe((last) => {
      if (last.status === 'sent' && !last.hasTypedSince) form.reset()
    })
    return () => {
      removeEventListener('pageshow', onPageShow)
      unsubscribe()
    }
  }, [form, element])

  useEffect(() => {
    const { flight, asked } = form.state.values
    if (!preselected || preselected === asked) return
    form.setFieldValue('asked', preselected)
    form.setFieldValue('flight', { ...flight, service: preselected })
  }, [form, preselected])

  useEffect(() => {
    // Lines that arrive while a message is being sent belong to the next one.
    const handover = isSending ? undefined : takeHandover()
    if (!handover) return
    form.setFieldValue('handovers', (current) => [
      ...current.filter(({ service }) => service !== handover.service),
      handover,
    ])
    form.setFieldValue('flight', (flight) => ({
      ...flight,
      service: flight.service || handover.service,
    }))
  }, [form, isSending])

  const takeControls = (changing?: EventTarget) =>
    readControls(element.current, form.state.values, form.setFieldValue, changing)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a quick answer, the second click of a double-click would submit the empty form.
    const isCleared = delivery.status === 'sent' && !delivery.hasTypedSince
    if (isCleared && Date.now() - delivery.at < DOUBLE_CLICK_MS) return
    takeControls()
    void form.handleSubmit()
  }
  return { form, values, delivery, isSending, hasAttempted, submit, takeControls }
}

const FLIGHT_NAMES = Object.keys(emptyFlight) as readonly (keyof Flight)[]

const findControl = (element: HTMLElement | null, name: string) =>
  element?.querySelector<HTMLInputElement>(`[name=${name}]`)

/**
 * Reads what stands in the controls: a program may fill them in without an event, and React would put
 * back what it rendered last. React keeps that as the default value.
 *
 * @param take called with each value that the form does not have yet
 * @param changing a control whose own event follows
 */
function readControls(
  element: HTMLElement | null,
  values: ContactValues,
  take: (name: FieldName | `flight.${keyof Flight}`, value: string | Phone) => void,
  changing?: EventTarget,
) {
  const read = (name: string, known: string) => {
    const control = findControl(element, name)
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
