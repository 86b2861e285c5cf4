/** Constants that the build validates and inserts (`tools/settings/settings.ts`). */

/** The site's origin, without a trailing slash. */
declare const AERO_SITE_URL: string
/** The e-mail provider. Without an origin, messages go to the local server's mail desk. */
declare const AERO_PROVIDER: Readonly<{
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}>
