import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DOUBLE_CLICK_MS } from '#lib/plainClick.ts'
import type { PhoneFieldHandle } from '#ui/PhoneField/PhoneField.tsx'
import {
  deliver,
  isUnconfirmed,
  notifyFailure,
  resumeUnconfirmed,
  useDelivery,
} from './delivery.ts'
import { contactDraft } from './contactDraft.ts'
import { KUWAIT_DIAL_CODE, toE164 } from './phone.ts'
import { type ContactValues, contactSchema, emptyContact } from './schema.ts'

const RESET_VALUES: ContactValues = { ...emptyContact, phone: KUWAIT_DIAL_CODE }
const onBlur = revalidateLogic({ mode: 'blur', modeAfterSubmission: 'blur' })
const onChange = revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' })
/** Validates a field on blur, and removes its error as soon as the value is valid. */
const onBlurAndChange: typeof onBlur = (props) =>
  props.event.type === 'blur' ? onBlur(props) : onChange(props)

/** Fields in page order: a failed submit focuses the first invalid one. */
const FIELD_NAMES = ['name', 'email', 'phone', 'message'] as const

/** Only programs fill in this hidden field. A name such as `company` would invite autofill. */
export const HONEYPOT = 'website'

const findControl = (form: HTMLFormElement | null, name: string) => {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element
    : undefined
}

const isEmpty = ({ phone, ...texts }: ContactValues) =>
  !toE164(phone) && Object.values(texts).every((text) => text === '')

export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const delivery = useDelivery()
  // The last delivery that the effect below has handled. Until then the fields stay read-only.
  const [handledDelivery, setHandledDelivery] = useState(delivery)
  const clearedAt = useRef(-Infinity)
  const phone = useRef<PhoneFieldHandle>(null)
  /** Path of the form's page. A submit that waits may end on another page. */
  const path = useRef('')
  const [isPreparing, setPreparing] = useState(false)

  const form = useForm({
    defaultValues: emptyContact,
    validationLogic: onBlurAndChange,
    validators: { onDynamic: contactSchema },
    // Every attempt validates and moves the focus, not only the first one.
    canSubmitWhenInvalid: true,
    onSubmitInvalid: ({ formApi }) => {
      if (!element.current) {
        notifyFailure(path.current)
        return
      }
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) findControl(element.current, first)?.focus()
    },
    onSubmit: ({ value }) =>
      deliver(value, findControl(element.current, HONEYPOT)?.value ?? '', path.current),
  })

  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, (state) => state.submissionAttempts > 0)

  useLayoutEffect(() => {
    path.current = location.pathname
    const saved = contactDraft.load()
    for (const name of FIELD_NAMES) {
      // Text typed before hydration is only in the DOM. The phone field reads its own.
      const typed =
        name === 'phone' ? form.getFieldValue(name) : findControl(element.current, name)?.value
      const value = typed || saved?.[name]
      if (value) form.setFieldValue(name, value)
    }
    let last = form.state.values
    if (saved?.isUnconfirmed) resumeUnconfirmed(last)
    const saveDraft = (values: ContactValues) => {
      const draft = { ...values, isUnconfirmed: isUnconfirmed() }
      contactDraft.save(isEmpty(values) ? null : draft, path.current)
    }
    // Text typed before hydration is not in a draft yet.
    if (!isEmpty(last)) saveDraft(last)
    return form.store.subscribe(({ values }) => {
      if (values === last) return
      last = values
      // Typing after the form was cleared makes a quick submit intentional.
      clearedAt.current = -Infinity
      saveDraft(values)
    }).unsubscribe
  }, [form, element])

  useEffect(() => {
    if (delivery === handledDelivery) return
    setHandledDelivery(delivery)
    if (delivery.state !== 'sent') return
    // Clears the values that were sent and keeps those that changed during sending.
    const remaining = { ...RESET_VALUES }
    for (const name of FIELD_NAMES) {
      const value = form.getFieldValue(name)
      if (value !== delivery.values[name]) remaining[name] = value
    }
    // Without `keepDefaultValues`, the next render would replace these values with the defaults.
    form.reset(remaining, { keepDefaultValues: true })
    clearedAt.current = performance.now()
  }, [delivery, handledDelivery, form])

  const submitForm = (number: PhoneFieldHandle | null) => {
    number?.reformat()
    void form.handleSubmit()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPreparing) return
    // A fast response can clear the form between the two clicks of a double-click.
    const isDoubleClick = event.timeStamp - clearedAt.current < DOUBLE_CLICK_MS
    if (isDoubleClick && isEmpty(form.state.values)) return
    // The ref is empty if the visitor leaves the page before the library has loaded.
    const number = phone.current
    const library = number?.waitForLibrary()
    if (!library) return submitForm(number)
    setPreparing(true)
    void library.then(() => {
      setPreparing(false)
      submitForm(number)
    })
  }
  return {
    form,
    phone,
    delivery: isPreparing ? 'sending' : handledDelivery.state,
    attempted: hasAttempted,
    submit,
  } as const
}
