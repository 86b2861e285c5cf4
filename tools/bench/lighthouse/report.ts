import type { PageResult } from './page.ts'

const ms = (value: number) => `${Math.round(value)} ms`

const COLUMNS: Record<string, (result: PageResult) => string | number> = {
  page: ({ path }) => path,
  device: ({ device }) => device,
  'scores (performance, accessibility, best practices, SEO)': ({ scores }) =>
    Object.values(scores).join(', '),
  'first paint': ({ firstPaint }) => ms(firstPaint),
  'largest paint': ({ largestPaint }) => ms(largestPaint),
  'paints compared with no scripts (first, largest)': ({ firstRatio, largestRatio }) =>
    `× ${firstRatio.toFixed(2)}, × ${largestRatio.toFixed(2)}`,
  'layout shift': ({ layoutShift }) => layoutShift.toFixed(3),
  'blocking time': ({ blocking }) => ms(blocking),
  'transferred, kB': ({ bytes }) => (bytes / 1000).toFixed(0),
  requests: ({ requests }) => requests,
  runs: ({ runs }) => runs,
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** @returns one row of the Markdown table */
export const row = (result: PageResult) => line(Object.values(COLUMNS).map((cell) => cell(result)))

export function markdown(results: readonly PageResult[], date: string): string {
  const heads = Object.keys(COLUMNS)
  return `${date}, \`npm run bench\`: Lighthouse 12.8 against the local server.

- Times are under Lighthouse's simulated throttling: slow 4G and a processor four times slower for mobile, a fast line for desktop.
- Each page has up to three runs until one is perfect. The row shows the best run, the shortest paint times and the worst layout shift.
- “Compared with no scripts” divides the paint times by those of the same page with all scripts removed, measured alternately. × 1.00 means that scripts do not delay the paint.
- A run that ends before the page is hydrated is repeated.

${line(heads)}
${line(heads.map(() => '---'))}
${results.map(row).join('\n')}
`
}
