import { privacy } from '#content/privacy.ts'

/**
 * @param origin of the email provider as configured, or `null` without one
 * @returns where a message goes, with the provider's name
 */
export function describeRecipient(origin: string | null): string {
  const { delivery, names, provider, use } = privacy.recipient
  if (origin === null) return `${delivery} ${use}`
  const { hostname } = new URL(origin)
  return `${delivery} ${provider(names[hostname] ?? hostname)} ${use}`
}
