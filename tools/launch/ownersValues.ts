import type { OwnersValue } from '#content/types.ts'

/** With the file of its module. */
export type FoundValue = OwnersValue & { file: string }

type List = 'unfilled' | 'claims'
type ContentModule = { readonly [Name in List]?: readonly OwnersValue[] }

/** Testimonials come first, because an invented quote does the most harm. */
const TESTIMONIAL_PREFIX = 'testimonials.'

/**
 * @param content every content module by file name
 * @returns the values that the modules list in `unfilled`, testimonials first
 * @throws Error if a path does not exist in its module, for example after a rename
 */
export function findUnfilled(content: Record<string, unknown>): FoundValue[] {
  const found = collect(content, 'unfilled')
  const isTestimonial = ({ path }: FoundValue) => path.startsWith(TESTIMONIAL_PREFIX)
  return [...found.filter(isTestimonial), ...found.filter((value) => !isTestimonial(value))]
}

/**
 * @param content every content module by file name
 * @returns the promises that the modules list in `claims`, which an owner has yet to confirm
 * @throws Error if a path does not exist in its module
 */
export const findClaims = (content: Record<string, unknown>) => collect(content, 'claims')

function collect(content: Record<string, unknown>, list: List): FoundValue[] {
  return Object.entries(content).flatMap(([name, module]) => {
    const file = name.replace(/^\//, '')
    return ((module as ContentModule)[list] ?? []).map(({ description, path }) => {
      if (valueAtPath(module, path) === undefined) {
        throw new Error(`${file} lists ${path} in its ${list}, which does not exist`)
      }
      return { description, file, path }
    })
  })
}

/** @param path property names and indexes joined by dots */
function valueAtPath(module: unknown, path: string): unknown {
  let value = module
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}
