const PROVIDER_ORIGIN = 'https://api.emailjs.com'
const LOCAL_ID = 'local'

export type Provider = { publicKey: string; serviceId: string; templateId: string; origin: string }

type Settings = Partial<
  Record<
    | 'VITE_EMAILJS_PUBLIC_KEY'
    | 'VITE_EMAILJS_SERVICE_ID'
    | 'VITE_EMAILJS_TEMPLATE_ID'
    | 'VITE_EMAILJS_ORIGIN',
    string
  >
>

/**
 * Where messages go. Without keys that is the site's own origin, where the local server keeps a
 * mail desk that answers as the provider does.
 */
export function providerFrom(settings: Settings, ownOrigin: string): Provider {
  const publicKey = settings.VITE_EMAILJS_PUBLIC_KEY
  const serviceId = settings.VITE_EMAILJS_SERVICE_ID
  const templateId = settings.VITE_EMAILJS_TEMPLATE_ID
  if (!publicKey || !serviceId || !templateId) {
    return { publicKey: LOCAL_ID, serviceId: LOCAL_ID, templateId: LOCAL_ID, origin: ownOrigin }
  }
  const origin = settings.VITE_EMAILJS_ORIGIN ?? PROVIDER_ORIGIN
  return { publicKey, serviceId, templateId, origin }
}
