/** Constants that the build validates and inserts (`tools/provider/settings.ts`). */

/** Without a trailing slash. */
declare const AERO_SITE_URL: string
/** Without an origin, messages go to the local server's mail desk. */
declare const AERO_PROVIDER: Readonly<{
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}>
