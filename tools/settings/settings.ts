/** Target of the contact form. `origin` is `null` for the site's own origin (local mail desk). */
type Provider = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}

export type Settings = {
  provider: Provider
  siteUrl: string
  /** A line for each setting that is malformed, and for each of the provider's that is missing. */
  problems: string[]
  /** What the site does instead, with the problems that are the reason. */
  warnings: string[]
}

type Env = Readonly<Record<string, string | undefined>>

const PROVIDER_ORIGIN = 'https://api.emailjs.com'
/** Placeholder: the owner sets `VITE_SITE_URL`. */
export const EXAMPLE_SITE_URL = 'https://www.aero.example'
/** The folder of the build for tests, which does not overwrite the owner's files in `dist`. */
export const TEST_DIST = '.aero/site'
const IDS = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID']
const LOCAL: Provider = {
  publicKey: 'local',
  serviceId: 'local',
  templateId: 'local',
  origin: null,
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** The host goes into the Content-Security-Policy, where `*` would mean any host. */
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/

/** @returns the URL if `value` is exactly its origin: no path, no trailing slash, no wildcard */
function parseOrigin(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin =
    url?.origin === value && /^https?:$/.test(url.protocol) && HOST.test(url.hostname)
  return isOrigin ? url : undefined
}

/**
 * Reads the e-mail provider's settings and the site's origin from the environment.
 *
 * If a provider setting is missing or malformed, none applies: the form posts to the site's own
 * origin with the ids `local`, and a warning names each variable. An empty value counts as unset.
 */
export function readSettings(env: Env): Settings {
  const [publicKey = '', serviceId = '', templateId = ''] = IDS.map((name) => env[name])
  const origin = env.VITE_EMAILJS_ORIGIN || PROVIDER_ORIGIN
  const siteUrl = env.VITE_SITE_URL || EXAMPLE_SITE_URL

  const providerProblems = IDS.flatMap((name) => {
    if (!env[name]) return `  ${name} is not set`
    // Quotation marks and the character … come from a shell or a copied line of documentation.
    return /^[\w-]+$/.test(env[name]) ? [] : `  ${name} must have only letters, digits, _ and -`
  })
  const provider = parseOrigin(origin)
  if (!provider || (provider.protocol === 'http:' && !LOOPBACK.test(provider.hostname))) {
    providerProblems.push(
      `  VITE_EMAILJS_ORIGIN must be an https: origin without a path or trailing slash, such as ${PROVIDER_ORIGIN}`,
    )
  }
  const isSiteUrl = parseOrigin(siteUrl) !== undefined
  const siteProblems = isSiteUrl
    ? []
    : [
        `  VITE_SITE_URL must be an origin without a path or trailing slash, such as ${EXAMPLE_SITE_URL}`,
      ]

  const warnings: string[] = []
  if (providerProblems.length > 0) {
    warnings.push(
      `No e-mail provider: the contact form posts to the site’s own origin, where only the local server of this project answers. On any other host every message fails.\n${providerProblems.join('\n')}`,
    )
  }
  if (!isSiteUrl || siteUrl === EXAMPLE_SITE_URL) {
    const problem = siteProblems[0] ?? '  VITE_SITE_URL is not set to another origin'
    warnings.push(`Canonical links and the sitemap use ${EXAMPLE_SITE_URL}.\n${problem}`)
  }
  return {
    provider: providerProblems.length > 0 ? LOCAL : { publicKey, serviceId, templateId, origin },
    siteUrl: isSiteUrl ? siteUrl : EXAMPLE_SITE_URL,
    problems: [...providerProblems, ...siteProblems],
    warnings,
  }
}

/** Constants for Vite's `define`, declared in `src/env.d.ts`. */
export const defineConstants = ({ provider, siteUrl }: Settings) => ({
  AERO_PROVIDER: JSON.stringify(provider),
  AERO_SITE_URL: JSON.stringify(siteUrl),
})
