import { isOrigin, isSecureOrigin } from './origin.ts'

/** Target of the contact form. `origin` is `null` for the site's own origin (local mail desk). */
type Provider = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}

export type Settings = { provider: Provider; siteUrl: string; warnings: string[] }

type Env = Readonly<Record<string, string | undefined>>
type Problem = { variable: string; text: string }

const PROVIDER_ORIGIN = 'https://api.emailjs.com'
/** Placeholder: the owner sets `VITE_SITE_URL`. */
export const SITE_URL = 'https://www.aero.example'
const IDS = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID']
const LOCAL: Provider = {
  publicKey: 'local',
  serviceId: 'local',
  templateId: 'local',
  origin: null,
}

/**
 * Reads the e-mail provider's settings and the site's origin from the environment.
 *
 * If a provider setting is missing or malformed, none applies: the form posts to the site's own
 * origin with the ids `local`, and a warning names each variable. An empty value counts as unset.
 *
 * @throws if `AERO_REQUIRE_PROVIDER` is `1` and a setting is missing or malformed, naming each
 */
export function readSettings(env: Env): Settings {
  const providerProblems = [...IDS.flatMap((name) => idProblem(env, name)), ...originProblem(env)]
  const siteProblems = siteProblem(env)
  const problems = [...providerProblems, ...siteProblems]
  if (env.AERO_REQUIRE_PROVIDER === '1' && problems.length > 0) {
    throw new Error(`The settings are not fit for production.\n${list(problems)}`)
  }
  return {
    provider: providerProblems.length > 0 ? LOCAL : remoteProvider(env),
    siteUrl: siteProblems.length > 0 ? SITE_URL : env.VITE_SITE_URL || SITE_URL,
    warnings: [...providerWarning(providerProblems), ...siteWarning(env, siteProblems)],
  }
}

/** Constants for Vite's `define`, declared in `src/env.d.ts`. */
export const siteConstants = ({ provider, siteUrl }: Settings) => ({
  AERO_PROVIDER: JSON.stringify(provider),
  AERO_SITE_URL: JSON.stringify(siteUrl),
})

function remoteProvider(env: Env): Provider {
  return {
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: env.VITE_EMAILJS_SERVICE_ID ?? '',
    templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? '',
    origin: env.VITE_EMAILJS_ORIGIN || PROVIDER_ORIGIN,
  }
}

function idProblem(env: Env, variable: string): Problem[] {
  const value = env[variable]
  if (!value) return [{ variable, text: 'is not set' }]
  // Quotation marks come from a shell or a copied line of documentation.
  if (/[\s\p{Cc}"'`]/u.test(value)) {
    return [{ variable, text: 'must not contain white space or quotation marks' }]
  }
  return []
}

function originProblem(env: Env): Problem[] {
  const value = env.VITE_EMAILJS_ORIGIN
  if (!value || isSecureOrigin(value)) return []
  const text = `must be an https: origin without a path or trailing slash, such as ${PROVIDER_ORIGIN}`
  return [{ variable: 'VITE_EMAILJS_ORIGIN', text }]
}

function siteProblem(env: Env): Problem[] {
  const value = env.VITE_SITE_URL
  if (!value || isOrigin(value)) return []
  const text = `must be an http: or https: origin without a path or trailing slash, such as ${SITE_URL}`
  return [{ variable: 'VITE_SITE_URL', text }]
}

function providerWarning(problems: Problem[]): string[] {
  if (problems.length === 0) return []
  return [
    'No e-mail provider: the contact form posts to the site’s own origin, where only the local ' +
      `server of this project answers. On any other host every message fails.\n${list(problems)}`,
  ]
}

function siteWarning(env: Env, problems: Problem[]): string[] {
  if (env.VITE_SITE_URL && problems.length === 0) return []
  const found = problems[0] ?? { variable: 'VITE_SITE_URL', text: 'is not set' }
  return [`Canonical links and the sitemap use ${SITE_URL}.\n${list([found])}`]
}

function list(problems: Problem[]): string {
  return problems.map(({ variable, text }) => `  ${variable} ${text}`).join('\n')
}
