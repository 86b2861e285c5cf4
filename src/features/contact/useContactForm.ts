import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { KUWAIT_DIAL_CODE, toE164 } from '#lib/e164.ts'
import { notify } from '#ui/Toaster/notify.ts'
import { takeDraft } from './draft.ts'
import { SendFailure } from './failure.ts'
import { type ContactValues, contactSchema, emptyContact } from './schema.ts'
import { sendMessage } from './send.ts'
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

/** The form's state, its rules and its sending. */
export function useContactForm(element: RefObject<HTMLFormElement | null>, toasts: ContactToasts) {
  const busy = useRef(false)
  const [failed, setFailed] = useState<'stale' | 'refused'>()

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
    onSubmit: async ({ value, formApi }) => {
      setFailed(undefined)
      try {
        // A person's browser may fill the hidden field too: refuse aloud, so that nothing is lost.
        if (control(element.current, HONEYPOT)?.value)
          throw new Error('The hidden field was filled')
        await sendMessage(value)
        // The defaults stay: the next render would put them back in place of these values.
        formApi.reset(afterReset, { keepDefaultValues: true })
        notify('success', toasts.sent)
      } catch (error) {
        console.error('The contact message was not sent.', error)
        setFailed(error instanceof SendFailure && error.stale ? 'stale' : 'refused')
        notify('error', toasts.failed)
      }
    },
  })

  // An attempt may change nothing in a field but whether its message shows.
  const attempted = useStore(form.store, (state) => state.submissionAttempts > 0)

  useLayoutEffect(() => {
    // What was typed before the page's script ran belongs to the form, as what a reload kept.
    const draft = takeDraft()
    for (const name of FIELD_NAMES) {
      const typed = name === 'phone' ? '' : control(element.current, name)?.value
      const kept = draft?.[name]
      const value = typed || (name === 'phone' && kept ? toE164(kept) : kept)
      if (value) form.setFieldValue(name, value)
    }
  }, [form, element])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // State comes a render late; a double click does not wait for it.
    if (busy.current) return
    busy.current = true
    try {
      await form.handleSubmit()
    } finally {
      busy.current = false
    }
  }
  return { form, failed, attempted, submit }
}
