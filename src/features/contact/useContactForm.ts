import { FormApi, revalidateLogic } from '@tanstack/react-form'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { readChangedControls } from '#lib/controls.ts'
import {
  saveDraft,
  type ContactSession,
  contactSession,
  followOtherDocuments,
  restore,
  send,
  saveTexts,
} from './contactSession.ts'
import { FIELD_NAMES, FIELDS } from './fields.ts'
import { emptyContact } from './message.ts'
import { contactSchema } from './schema.ts'

/** The hidden field that only programs fill in. Its name is unknown to password managers. */
export const HONEYPOT = 'topic'

const onBlur = revalidateLogic({ mode: 'blur', modeAfterSubmission: 'blur' })
const onChange = revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' })
/** Validates a field on blur, and removes its error as soon as the value is valid. */
const onBlurAndChange: typeof onBlur = (props) =>
  props.event.type === 'blur' ? onBlur(props) : onChange(props)

export type ContactFormApi = ReturnType<typeof createForm>

/** Creates the form with `FormApi`, because `useForm` would also load the library's field groups, 4 kB. */
function createForm(root: RefObject<HTMLElement | null>) {
  const findControl = (name: string) =>
    root.current?.querySelector<HTMLInputElement>(`[name=${name}]`)

  return new FormApi({
    defaultValues: emptyContact,
    validationLogic: onBlurAndChange,
    validators: { onDynamic: contactSchema },
    // Every attempt validates and moves the focus, not only the first one.
    canSubmitWhenInvalid: true,
    onSubmitInvalid: ({ formApi }) => {
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) findControl(first)?.focus()
    },
    onSubmit: ({ value }) => {
      const honeypot = findControl(HONEYPOT)
      const filled = honeypot?.value ?? ''
      // The visitor's own browser may have filled in the honeypot; the next attempt must not be refused.
      if (honeypot) honeypot.value = ''
      return send(value, filled)
    },
  })
}

/**
 * Binds the form to the contact session: the form shows the session's values, and the session keeps what the
 * visitor types.
 *
 * @param root contains the form and the panel of the flight
 */
export function useContactForm(root: RefObject<HTMLElement | null>) {
  const [form] = useState(() => createForm(root))
  useLayoutEffect(() => form.mount(), [form])
  useLayoutEffect(() => allowAutofill(root.current), [root])

  useLayoutEffect(() => {
    const show = ({ values }: ContactSession) => {
      if (values === form.state.values) return
      // Without `keepDefaultValues`, the next reset would restore these values.
      form.reset(values, { keepDefaultValues: true })
    }
    const typed = readChangedControls(root.current)
    if (contactSession.state.status === 'idle') restore()
    followOtherDocuments()
    saveTexts(typed)
    show(contactSession.state)
    const subscriptions = [
      contactSession.subscribe(show),
      form.store.subscribe(({ values }) => {
        if (values !== contactSession.state.values) saveDraft(values)
      }),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [form, root])

  const takeControls = () => saveTexts(readChangedControls(root.current))

  return { form, takeControls }
}

/**
 * Lets the browser fill in the fields. Prerendered fields have `autocomplete="off"`, so that the draft restores
 * them and not the browser, whose copy may already have been sent. Setting the attribute in the DOM spares a
 * second render of all fields.
 */
function allowAutofill(root: HTMLElement | null) {
  for (const name of FIELD_NAMES) {
    const control = root?.querySelector(`[name=${name}]`)
    control?.setAttribute('autocomplete', FIELDS[name].autoComplete)
  }
}
