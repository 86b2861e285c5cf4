import { type RefObject, useLayoutEffect } from 'react'
import { restoreTyped } from '#lib/typedEarly.ts'
import { readControls } from './controls.ts'
import { deliveryStore } from './delivery.ts'
import { loadDraft } from './draft.ts'
import { emptyContact } from './schema.ts'
import type { ContactFormApi } from './useContactForm.ts'

/** Restores the draft and what was typed before hydration, and empties the form after a success. */
export function useDraft(form: ContactFormApi, root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const restore = () => {
      const draft = loadDraft()
      if (draft?.isAttempted && deliveryStore.state.status === 'idle') {
        deliveryStore.setState(() => ({ status: 'failed' }))
      }
      // Without `keepDefaultValues`, these values would come back with the next reset.
      form.reset({ ...emptyContact, ...draft?.values }, { keepDefaultValues: true })
    }
    restoreTyped(root.current)
    restore()
    readControls(root.current, form.state.values, form.setFieldValue)
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
  }, [form, root])
}
