import { procurement, procurementParts } from '#services/airline-representation/procurementWords.ts'
import { readSheets } from './support/pdf.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')
/** The last words of each part: its note, its last point, or the last row of its table. */
const ends = procurementParts.map(
  ({ table, note, points = {} }) =>
    note ?? Object.values(points).findLast(Boolean) ?? table?.rows.at(-1)?.[0] ?? '',
)

test('each part for procurement opens from its title (7.5)', async ({ page }) => {
  await open(page, '/services/airline-representation')
  const section = page.getByRole('region', { name: procurement.title })
  for (const [index, { title }] of procurementParts.entries()) {
    const end = section.getByText(ends[index] ?? '', { exact: true })
    await expect(end).toBeHidden()
    await section.getByText(title, { exact: true }).click()
    await expect(end).toBeVisible()
  }
})

test('every part for procurement is printed, also when it is closed (7.5)', async ({ page }) => {
  await open(page, '/services/airline-representation')
  const sheets = await readSheets(await page.pdf({ format: 'A4' }))
  const all = withoutSpaces(sheets.join(''))
  for (const end of ends) expect.soft(all).toContain(withoutSpaces(end))
})

test('the link to the procurement pack leads to its PDF (7.5)', async ({ page, request }) => {
  await open(page, '/services/airline-representation')
  const link = page.getByRole('link', { name: procurement.download })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
})
