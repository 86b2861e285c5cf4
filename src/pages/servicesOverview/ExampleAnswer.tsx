import type { ServiceSlug } from '#content/paths.ts'
import { exampleAnswers } from './exampleAnswers.ts'

/** The answer of a service's tool to its example, in one line. */
export function ExampleAnswer({ slug }: { slug: ServiceSlug }) {
  return exampleAnswers[slug]
}
