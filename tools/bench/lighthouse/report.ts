import { CATEGORIES } from './measure.ts'
import type { PageResult } from './page.ts'

const COLUMNS = 'page|form|perf|a11y|best|SEO|FCP|LCP|of baseline|CLS|TBT|kB|requests|runs'.split(
  '|',
)

const cells = (result: PageResult): string[] => [
  result.path,
  result.form,
  ...CATEGORIES.map((id) => String(result.scores[id] ?? '–')),
  `${Math.round(result.fcp)} ms`,
  `${Math.round(result.lcp)} ms`,
  `${result.fcpRatio.toFixed(2)}, ${result.lcpRatio.toFixed(2)}`,
  result.cls.toFixed(3),
  `${Math.round(result.tbt)} ms`,
  (result.bytes / 1000).toFixed(0),
  String(result.requests),
  String(result.runs),
]

const WIDTHS = [35, 8, 5, 5, 5, 4, 9, 9, 13, 6, 8, 6, 9, 5]

/** Formats one row of the printed table. */
const line = (values: readonly string[]) =>
  values
    .map((value, i) => (i < 2 ? value.padEnd(WIDTHS[i] ?? 0) : value.padStart(WIDTHS[i] ?? 0)))
    .join('')
export const headLine = () => line(COLUMNS)
export const resultLine = (result: PageResult) => line(cells(result))

/** Formats all results as Markdown. */
export function markdown(results: readonly PageResult[], date: string): string {
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`
  return `${date}, \`npm run bench\`: Lighthouse 12.8 against the local server, the best of up to three runs, with the worst layout shift of them. Throttling is Lighthouse's simulation: a slow 4G line and a CPU four times slower for mobile, a fast line for desktop. *Of baseline* is FCP and LCP over those of the same page with every script taken out, measured in the same way. Runs that ended before hydration are repeated.

${row(COLUMNS)}
${row(COLUMNS.map(() => '---'))}
${results.map((result) => row(cells(result))).join('\n')}
`
}
