import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { DOUBLE_CLICK_MS } from '#lib/browser.ts'
import { takeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { restoreTyped } from '#lib/typedEarly.ts'
import { readPhone } from '#ui/PhoneField/readPhone.ts'
import { deliver, delivery } from './delivery.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { contactSchema, emptyContact, KUWAIT } from './schema.ts'

/** Fields in page order: a failed submit focuses the first invalid one. */
const FIELD_NAMES = ['name', 'email', 'phone', 'message'] as const

/** Only programs fill in this hidden field. A name such as `company` would invite autofill. */
export const HONEYPOT = 'website'

export function useContactForm(
  element: RefObject<HTMLFormElement | null>,
  preselected: ServiceSlug | undefined,
) {
  const state = useStore(delivery)
  const sentAt = useRef(0)
  const isSending = state === 'sending'
  const findControl = (name: string) =>
    element.current?.elements.namedItem(name) as HTMLInputElement | null | undefined

  const form = useForm({
    defaultValues: emptyContact,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: contactSchema },
    // Every attempt validates and moves the focus, not only the first one.
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ formApi }) =>
        saveDraft({ values: formApi.state.values, isAttempted: delivery.state === 'failed' }),
    },
    onSubmitInvalid: ({ formApi }) => {
      const first = FIELD_NAMES.find((name) => formApi.getFieldMeta(name)?.errors.length)
      if (first) findControl(first)?.focus()
    },
    onSubmit: ({ value }) =>
      deliver(contactSchema.parse(value), value, findControl(HONEYPOT)?.value ?? ''),
  })
  // An attempt may change no field state, but all fields must show their errors.
  const hasAttempted = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)

  useEffect(holdLock, [])
  useLayoutEffect(() => {
    const restore = () => {
      const draft = loadDraft()
      if (draft?.isAttempted && delivery.state === 'idle') delivery.setState(() => 'failed')
      // Without `keepDefaultValues`, these values would come back with the next reset.
      form.reset({ ...emptyContact, ...draft?.values }, { keepDefaultValues: true })
    }
    restoreTyped(element.current)
    const typed = readTyped(element.current)
    restore()
    for (const name of ['name', 'email', 'message'] as const) {
      if (typed[name]) form.setFieldValue(name, typed[name])
    }
    if (typed.phone && typed.phone !== KUWAIT.text) {
      form.setFieldValue('phone', readPhone({ ...KUWAIT, text: typed.phone }).phone)
    }
    // Another document may have changed or sent the draft since this one was put into the cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore()
    addEventListener('pageshow', onPageShow)
    const { unsubscribe } = delivery.subscribe((next) => {
      if (next !== 'sent') return
      sentAt.current = Date.now()
      form.reset()
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
  }, [form, isSending])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After a quick answer, the second click of a double-click would submit the empty form.
    if (sentAt.current && Date.now() - sentAt.current < DOUBLE_CLICK_MS) return
    void form.handleSubmit()
  }
  return { form, state, isSending, hasAttempted, submit }
}

/**
 * Keeps this document out of Firefox's back/forward cache, where it would get an outdated copy of the
 * session storage. Other browsers cache documents that hold a lock.
 */
function holdLock() {
  const request = navigator.locks?.request('draft', { mode: 'shared' }, () => new Promise(() => {}))
  // The request rejects if storage is blocked.
  request?.catch(() => {})
}

/** @returns text typed before hydration, or before a reload because hydration failed */
function readTyped(element: HTMLFormElement | null): Partial<Record<string, string>> {
  const shown = element ? Object.fromEntries(new FormData(element)) : {}
  const typed = Object.entries(shown).filter(([, text]) => text)
  let saved = {}
  try {
    saved = JSON.parse(sessionStorage.getItem('typed') ?? '{}') as object
    sessionStorage.removeItem('typed')
  } catch {
    // Storage is blocked.
  }
  return { ...saved, ...Object.fromEntries(typed) }
}
