// Behaviour that may differ in Firefox. The Firefox project also runs `visits.spec.ts`.
import { SITE_PATHS } from '#content/paths.ts'
import { toolWords as map } from '#services/private-jets-charter/toolWords.ts'
import { fuel, openTool, status } from './support/tools.ts'
import { measureSheets } from './support/pdf.ts'
import { expect, open, test } from './support/test.ts'

test('every page hydrates without a complaint', async ({ page }) => {
  for (const path of SITE_PATHS) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a tool writes the input of its answer into the address', async ({ page }) => {
  const tool = await openTool(page, fuel)
  const amount = tool.getByLabel('Amount')
  await amount.press('ControlOrMeta+a')
  await amount.pressSequentially('20000')
  await expect(status(tool)).toContainText('25,000 litres')
  await expect(page).toHaveURL(/#.*20000/)
})

test('Pause stops the opening film and the carousel', async ({ page }) => {
  await open(page, '/')
  const film = page.locator('video').first()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).not.toBe(0)
  await page.getByRole('button', { name: 'Pause film' }).first().click()
  await expect(film).toHaveJSProperty('paused', true)
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Pause carousel' }).click()
  await expect(carousel.getByRole('button', { name: 'Play carousel' })).toBeVisible()
})

/** An A4 sheet, times 2.54: Playwright sends inches to WebDriver BiDi, which reads them as centimetres. */
const A4 = { width: `${21 * 2.54}cm`, height: `${29.7 * 2.54}cm` }

function expectFull(sheets: Awaited<ReturnType<typeof measureSheets>>) {
  for (const [index, { depth }] of sheets.slice(0, -1).entries()) {
    expect(depth, `where sheet ${index + 1} ends`).toBeGreaterThan(0.5)
  }
}

test('no sheet of the page with the longest tables is printed mostly empty', async ({ page }) => {
  await open(page, '/services/airline-representation')
  expectFull(await measureSheets(await page.pdf(A4)))
})

test('the map is printed on one sheet with its caution, and no sheet mostly empty', async ({
  page,
}) => {
  await open(page, '/services/private-jets-charter')
  const sheets = await measureSheets(await page.pdf(A4))
  expect(sheets.find(({ text }) => text.includes(map.title))?.text).toContain(map.caution)
  expectFull(sheets)
})
