import { useEffect } from 'react'
import { takeHandover } from '#lib/handover.ts'
import type { ServiceSlug } from '#content/paths.ts'
import type { ContactFormApi } from './useContactForm.ts'

/** Fills in the service of the address and the lines of an instrument, each once. */
export function usePrefill(
  form: ContactFormApi,
  preselected: ServiceSlug | undefined,
  isSending: boolean,
) {
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
}
