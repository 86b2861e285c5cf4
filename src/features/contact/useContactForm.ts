import { revalidateLogic, useForm } from '@tanstack/react-form'
import type { RefObject } from 'react'
import { findControl, HONEYPOT } from './controls.ts'
import { deliver, deliveryStore } from './delivery.ts'
import { saveDraft } from './draft.ts'
import { FIELD_NAMES } from './fields.ts'
import { contactSchema, emptyContact } from './schema.ts'

export type ContactFormApi = ReturnType<typeof useContactForm>

const onBlur = revalidateLogic({ mode: 'blur', modeAfterSubmission: 'blur' })
const onChange = revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' })
/** Validates a field on blur, and removes its error as soon as the value is valid. */
const onBlurAndChange: typeof onBlur = (props) =>
  props.event.type === 'blur' ? onBlur(props) : onChange(props)

/**
 * What happens when the form is changed, validated and submitted.
 *
 * @param root contains the form and the panel of the flight
 */
export function useContactForm(root: RefObject<HTMLElement | null>) {
  return useForm({
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
      if (first) findControl(root.current, first)?.focus()
    },
    onSubmit: ({ value }) => {
      const honeypot = findControl(root.current, HONEYPOT)
      const filled = honeypot?.value ?? ''
      // A program of the visitor's own may have filled it in: the next attempt must get through.
      if (honeypot) honeypot.value = ''
      return deliver(contactSchema.parse(value), value, filled)
    },
  })
}
