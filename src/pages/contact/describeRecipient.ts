import { privacy } from '#content/privacy.ts'

/**
 * @param origin of the email provider as configured, or `null` without one
 * @returns where a message goes, with the provider's name
 */
export function describeRecipient(origin: string | null): string {
  const { local, names, viaProvider } = privacy.recipient
  if (origin === null) return local
  const { hostname } = new URL(origin)
  return viaProvider(names[hostname] ?? hostname)
}
