/** Settings that the build has checked and hands over (`tools/provider/settings.ts`). */

/** The site's origin, without a trailing slash. */
declare const AERO_SITE_URL: string
/** The e-mail provider. No origin: the site's own, where the local server keeps a mail desk. */
declare const AERO_PROVIDER: Readonly<{
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}>
