import { parseArgs } from 'node:util'
import { SITE_PATHS } from '#lib/paths.ts'

const FORMS = ['mobile', 'desktop'] as const
export type Form = (typeof FORMS)[number]

export type BenchOptions = {
  pages: readonly string[]
  forms: readonly Form[]
  /** Maximum number of runs per page. */
  runs: number
}

/**
 * Reads `--pages /,/services --form mobile --runs 1`.
 * @throws for an unknown option, page or form
 */
export function readOptions(parameters: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string' },
      form: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  })
  const pages = values.pages?.split(',') ?? SITE_PATHS
  const stray = pages.find((page) => !SITE_PATHS.some((path) => path === page))
  if (stray !== undefined) throw new Error(`--pages: unknown page ${stray}`)
  const forms = FORMS.filter((form) => !values.form || form === values.form)
  if (forms.length === 0) throw new Error(`--form: ${FORMS.join(' or ')}, not ${values.form}`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a positive integer')
  return { pages, forms, runs }
}
