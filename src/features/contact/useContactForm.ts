import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { takeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { restoreTyped } from '#lib/typedEarly.ts'
import { type Phone, readPhone } from '#ui/PhoneField/readPhone.ts'
import { deliver, delivery } from './delivery.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { type FieldName, FIELD_NAMES } from './fields.ts'
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

export function useContactForm(
  element: RefObject<HTMLFormElement | null>,
  preselected: ServiceSlug | undefined,
) {
  const state = useStore(delivery)
  const isSending = state.status === 'sending'

  const form = useForm({
    defaultValues: emptyContact,
    validationLogic: onBlurAndChange,
    validators: { onDynamic: contactSchema },
    // Every attempt validates and moves the focus, not only the first one.
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ formApi }) => {
        const last = delivery.state
        const { values, isDefaultValue } = formApi.state
        saveDraft({ values, isAttempted: last.status === 'failed' })
        // The phone field also reports a change that is none, when it is left.
        if (last.status === 'sent' && !isDefaultValue) {
          delivery.setState(() => ({ ...last, hasTypedSince: true }))
        }
      },
    },
    onSubmitInvalid: ({ formApi }) => {
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) findControl(element.current, first)?.focus()
    },
    onSubmit: ({ value }) => {
      const trap = findControl(element.current, HONEYPOT)
      const trapped = trap?.value ?? ''
      // A program of the visitor's own may have filled it in: the next attempt must get through.
      if (trap) trap.value = ''
      return deliver(contactSchema.parse(value), value, trapped)
    },
  })
  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)

  useLayoutEffect(() => {
    const restore = () => {
      const draft = loadDraft()
      if (draft?.isAttempted && delivery.state.status === 'idle') {
        delivery.setState(() => ({ status: 'failed' }))
      }
      // Without `keepDefaultValues`, these values would come back with the next reset.
      form.reset({ ...emptyContact, ...draft?.values }, { keepDefaultValues: true })
    }
    restoreTyped(element.current)
    restore()
    // What was typed before hydration.
    for (const [name, value] of readBoxes(element.current, form.state.values)) {
      form.setFieldValue(name, value)
    }
    // Another document may have changed or sent the draft since this one was put into the cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore()
    addEventListener('pageshow', onPageShow)
    const { unsubscribe } = delivery.subscribe((last) => {
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

  /** Takes the boxes as they are, but that which is `changing`. */
  const takeBoxes = (changing?: EventTarget) => {
    for (const [name, value] of readBoxes(element.current, form.state.values, changing)) {
      form.setFieldValue(name, value)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a quick answer, the second click of a double-click would submit the empty form.
    const isCleared = state.status === 'sent' && !state.hasTypedSince
    if (isCleared && Date.now() - state.at < DOUBLE_CLICK_MS) return
    takeBoxes()
    void form.handleSubmit()
  }
  return { form, state, isSending, hasAttempted, submit, takeBoxes }
}

const findControl = (element: HTMLFormElement | null, name: string) =>
  element?.elements.namedItem(name) as HTMLInputElement | null | undefined

/**
 * A program may fill in boxes without an event, and React would empty them when it renders them again.
 * React keeps what it rendered last as the default value.
 *
 * @returns the fields whose boxes have another text, except for the one that is `changing`
 */
function readBoxes(
  element: HTMLFormElement | null,
  values: ContactValues,
  changing?: EventTarget,
): readonly [FieldName, string | Phone][] {
  return FIELD_NAMES.flatMap((name): [FieldName, string | Phone][] => {
    const box = findControl(element, name)
    if (!box || box === changing || box.value === box.defaultValue) return []
    const value = values[name]
    if (typeof value === 'string') return value === box.value ? [] : [[name, box.value]]
    const { iso2, dialCode, text } = value
    if (text === box.value) return []
    return [[name, readPhone({ iso2, dialCode, text: box.value }).phone]]
  })
}
