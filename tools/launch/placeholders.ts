import type { PlaceholderValue } from '#content/types.ts'
import type { Settings } from '#tools/provider/settings.ts'

export type UnreplacedValue = PlaceholderValue & {
  /** A file of the project, or where settings come from. */
  file: string
}

type ContentModule = { placeholders?: readonly PlaceholderValue[] }

/** Testimonials are listed first: an invented quote does the most harm. */
const TESTIMONIAL_PREFIX = 'testimonials.'

/**
 * @param content every content module by file name
 * @returns the values that the modules list in `placeholders`, testimonials first
 * @throws Error if a path does not exist in its module, for example after a rename
 */
export function findPlaceholders(content: Record<string, unknown>): UnreplacedValue[] {
  const found = Object.entries(content).flatMap(([name, module]) => {
    const file = name.replace(/^.*\bcontent\//, 'src/content/')
    return ((module as ContentModule).placeholders ?? []).map(({ description, path }) => {
      if (valueAtPath(module, path) === undefined) {
        throw new Error(`${file} lists the placeholder ${path}, which does not exist`)
      }
      return { description, file, path }
    })
  })
  const isTestimonial = ({ path }: UnreplacedValue) => path.startsWith(TESTIMONIAL_PREFIX)
  return [...found.filter(isTestimonial), ...found.filter((value) => !isTestimonial(value))]
}

export function findUnsetSettings({ provider, siteUrl }: Settings): UnreplacedValue[] {
  const file = 'environment or .env'
  const keys = 'VITE_EMAILJS_PUBLIC_KEY, …_SERVICE_ID, …_TEMPLATE_ID'
  return [
    ...(provider.origin === null
      ? [{ description: 'Keys of the email provider', file, path: keys }]
      : []),
    ...(new URL(siteUrl).hostname.endsWith('.example')
      ? [{ description: 'Origin of the site', file, path: 'VITE_SITE_URL' }]
      : []),
  ]
}

/** @param path property names and indexes joined by dots */
export function valueAtPath(module: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      module,
    )
}
