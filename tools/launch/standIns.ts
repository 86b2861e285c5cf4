import type { StandIn } from '#content/types.ts'
import type { Settings } from '#tools/provider/settings.ts'

/** Something that the owner has yet to replace. */
export type Left = {
  what: string
  /** A file of the project, or where settings come from. */
  file: string
  /** The name within it. */
  at: string
}

type Module = { standIns?: readonly StandIn[] }

/** Sorts before the rest: words that look like a client's and are nobody's. */
const TESTIMONIAL = 'testimonials.'

/**
 * @param content every module of content by its file name
 * @returns what their `standIns` mark, testimonials first
 * @throws Error if a mark points at nothing, as after a rename
 */
export function markedStandIns(content: Record<string, unknown>): Left[] {
  const left = Object.entries(content).flatMap(([name, module]) => {
    const file = name.replace(/^.*\bcontent\//, 'src/content/')
    return ((module as Module).standIns ?? []).map(({ what, at }) => {
      if (valueAt(module, at) === undefined) throw new Error(`${file} marks ${at}: there is none`)
      return { what, file, at }
    })
  })
  const [first, rest] = [true, false].map((wanted) =>
    left.filter(({ at }) => at.startsWith(TESTIMONIAL) === wanted),
  )
  return [...(first ?? []), ...(rest ?? [])]
}

/** @returns the settings of the build that still have their stand-ins. */
export function unsetSettings({ provider, siteUrl }: Settings): Left[] {
  const file = 'environment or .env'
  const keys = 'VITE_EMAILJS_PUBLIC_KEY, …_SERVICE_ID, …_TEMPLATE_ID'
  return [
    ...(provider.origin === null ? [{ what: 'Keys of the email provider', file, at: keys }] : []),
    ...(new URL(siteUrl).hostname.endsWith('.example')
      ? [{ what: 'Origin of the site', file, at: 'VITE_SITE_URL' }]
      : []),
  ]
}

/** @param at names and indexes joined by dots */
export function valueAt(module: unknown, at: string): unknown {
  return at
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      module,
    )
}
