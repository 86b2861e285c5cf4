import type { ServiceSlug } from '#content/paths.ts'
import { exampleAnswers } from './exampleAnswers.ts'

/** What a service's instrument answers to its example, in one line. */
export function ExampleAnswer({ slug }: { slug: ServiceSlug }) {
  return exampleAnswers[slug]
}
