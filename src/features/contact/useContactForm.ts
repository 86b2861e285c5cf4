import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DOUBLE_CLICK_MS } from '#lib/plainClick.ts'
import type { PhoneFieldHandle } from '#ui/PhoneField/PhoneField.tsx'
import { readTyped } from '#ui/PhoneField/typedNumber.ts'
import { deliver, isUnconfirmed, resumeUnconfirmed, useDelivery } from './delivery.ts'
import { contactDraft } from './contactDraft.ts'
import { KUWAIT, KUWAIT_DIAL_CODE, toE164 } from './phone.ts'
import { type ContactValues, contactSchema, emptyContact } from './schema.ts'
import type { ContactToasts } from './types.ts'

const afterReset: ContactValues = { ...emptyContact, phone: KUWAIT_DIAL_CODE }
const onBlur = revalidateLogic({ mode: 'blur', modeAfterSubmission: 'blur' })
const onChange = revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' })
/** Judges a field when it is left, and takes a message back as soon as it is no longer true. */
const onBlurAndChange: typeof onBlur = (props) =>
  props.event.type === 'blur' ? onBlur(props) : onChange(props)

/** In the order of the page: the first invalid one takes the focus. */
const FIELD_NAMES = ['name', 'email', 'phone', 'message'] as const

/**
 * The field that people do not see and programs fill in. Not named after anything that browsers
 * fill in by themselves, such as a company.
 */
export const HONEYPOT = 'website'

const control = (form: HTMLFormElement | null, name: string) => {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : undefined
}

const isEmpty = ({ phone, ...texts }: ContactValues) =>
  !toE164(phone) && Object.values(texts).every((text) => text === '')

/** The form's state, its rules and its sending. */
export function useContactForm(element: RefObject<HTMLFormElement | null>, toasts: ContactToasts) {
  const delivery = useDelivery()
  // What the form has taken notice of: until it has, nothing may be written into what was sent.
  const [seen, setSeen] = useState(delivery)
  const emptiedAt = useRef(-Infinity)
  const phone = useRef<PhoneFieldHandle>(null)
  /** The number cannot be read yet. */
  const [isWaiting, setWaiting] = useState(false)

  const form = useForm({
    defaultValues: emptyContact,
    validationLogic: onBlurAndChange,
    validators: { onDynamic: contactSchema },
    // Each attempt names what is missing and leads there, not the first one alone.
    canSubmitWhenInvalid: true,
    onSubmitInvalid: ({ formApi }) => {
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) control(element.current, first)?.focus()
    },
    onSubmit: ({ value }) =>
      deliver(value, control(element.current, HONEYPOT)?.value ?? '', toasts),
  })

  // An attempt may change nothing in a field but whether its message shows.
  const attempted = useStore(form.store, (state) => state.submissionAttempts > 0)

  useLayoutEffect(() => {
    const path = location.pathname
    const kept = contactDraft.kept()
    // As it was typed, where the start script kept it.
    const keptNumber = kept?.phone && readTyped(kept.phone, KUWAIT).number
    for (const name of FIELD_NAMES) {
      // What was typed before the page's script ran; the phone field sees to that by itself.
      const typed =
        name === 'phone' ? form.getFieldValue(name) : control(element.current, name)?.value
      const value = typed || (name === 'phone' ? keptNumber : kept?.[name])
      if (value) form.setFieldValue(name, value)
    }
    let last = form.state.values
    if (kept?.isUnconfirmed) resumeUnconfirmed(last)
    const keep = (values: ContactValues) => {
      const draft = { ...values, isUnconfirmed: isUnconfirmed() }
      contactDraft.keep(isEmpty(values) ? null : draft, path)
    }
    // Of this entry too: what was typed before the script is nowhere else.
    if (!isEmpty(last)) keep(last)
    return form.store.subscribe(({ values }) => {
      if (values === last) return
      last = values
      // Whoever types in between means it.
      emptiedAt.current = -Infinity
      keep(values)
    }).unsubscribe
  }, [form, element])

  useEffect(() => {
    if (delivery === seen) return
    setSeen(delivery)
    if (delivery.state !== 'sent') return
    // What was sent goes; what was changed meanwhile, by a program say, stays.
    const left = { ...afterReset }
    for (const name of FIELD_NAMES) {
      const value = form.getFieldValue(name)
      if (value !== delivery.values[name]) left[name] = value
    }
    // The defaults stay: the next render would put them back in place of these values.
    form.reset(left, { keepDefaultValues: true })
    emptiedAt.current = performance.now()
  }, [delivery, seen, form])

  const send = (number: PhoneFieldHandle | null) => {
    number?.settle()
    void form.handleSubmit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    // Where the answer is quicker than a double-click, its second half is no new message.
    const isAgain = event.timeStamp - emptiedAt.current < DOUBLE_CLICK_MS
    if (isAgain && isEmpty(form.state.values)) return
    // Kept: the visitor may leave the page while the number waits to be read.
    const number = phone.current
    const reader = number?.prepare()
    if (!reader) return send(number)
    setWaiting(true)
    void reader.then(() => {
      setWaiting(false)
      send(number)
    })
  }
  return { form, phone, delivery: isWaiting ? 'sending' : seen.state, attempted, submit } as const
}
