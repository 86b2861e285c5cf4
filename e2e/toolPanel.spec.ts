import type { Page } from '@playwright/test'
import { toolPanel, yourFlight } from '#content/home.ts'
import { contactForm } from './support/contactForm.ts'
import { band, NOW, requestLink, toolOf, TOOLS } from './support/tools.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, hydrated, open, phone, test } from './support/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: toolPanel.title })

/** Their answers are today's, except without scripts. */
const TODAYS = new Set(['/services/operations', '/services/concierge-services'])

async function expectAllTools(page: Page) {
  const links = panel(page).getByRole('link')
  await expect(links).toHaveCount(TOOLS.length)
  for (const { heading, path, example } of TOOLS) {
    const link = links.filter({ hasText: heading })
    await expect(link).toHaveAttribute('href', `${path}#instrument`)
    await expect(link.locator('svg').first()).toBeVisible()
    if (!TODAYS.has(path)) {
      await expect(link.getByText(example, { exact: true }).last()).toBeVisible()
    }
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Home shows every tool with its drawing and answer, and links to it (2.2)', async ({
    page,
  }) => {
    await page.goto('/')
    await expectAllTools(page)
    await expect(panel(page).getByRole('link', { name: /^Permit line: .*Monday/ })).toBeVisible()
    await expect(panel(page).getByRole('link', { name: /: 21 Jun: sunset 18:50/ })).toBeVisible()
  })
})

test('Home keeps its height while a visitor scrolls through it (9.2)', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const atStart = await height()
  await scrollThrough(page)
  expect(await height()).toBe(atStart)
})

test('hydration of Home changes only the answers of its tools that depend on the day (2.2)', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await open(page, '/')
  await expect(panel(page).getByRole('link', { name: /^Permit line: .*Mon 23 Nov/ })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /: 23 Nov: sunset 16:51/ })).toBeVisible()
  await expectAllTools(page)
})

test('Home shows its tools after a client-side navigation (2.2)', async ({ page }) => {
  await open(page, '/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expectAllTools(page)
})

test('a tool of Home opens on its page, with its title and half of its drawing in view (2.2)', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await panel(page)
    .getByRole('link', { name: /^Rest ruler: .*next day/ })
    .click()
  await hydrated(page)
  await expect(page).toHaveURL(/transport-hotac#instrument$/)
  await expect(page.getByRole('heading', { name: 'Rest ruler' })).toBeInViewport({ ratio: 1 })
  const drawing = page.getByRole('region', { name: 'Rest ruler' }).getByRole('img').first()
  await expect(drawing).toBeInViewport({ ratio: 0.5 })
})

const FLIGHT = {
  Arrival: '2027-01-06',
  'On blocks': '1410Z',
  'On the ground': '90',
  Passengers: '120',
}
const answers = (page: Page) =>
  panel(page)
    .getByRole('link', { name: `, ${yourFlight.own}: ` })
    .allTextContents()

async function enterFlight(page: Page) {
  for (const [label, text] of Object.entries(FLIGHT)) await panel(page).getByLabel(label).fill(text)
  await expect.poll(() => answers(page)).toHaveLength(5)
}

test('five tools answer for a flight, also after a reload of its link (5.1)', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await open(page, '/')
  await enterFlight(page)
  await expect(page).toHaveURL(/#instrument\?date=2027-01-06&time=1410Z.*&end=$/)
  const shown = await answers(page)
  await page.reload()
  await expect.poll(() => answers(page)).toEqual(shown)
  await panel(page)
    .getByRole('link', { name: `Turnaround board, ${yourFlight.own}` })
    .click()
  const board = band(page, toolOf('/services/ground-handling'))
  await expect(board.getByLabel('Ground time')).toHaveValue('90')
  await expect(board.getByText('15:40', { exact: true }).first()).toBeVisible()
})

test('a request takes the answers for a flight, and its times into the flight panel (5.1)', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await open(page, '/')
  await enterFlight(page)
  await requestLink(panel(page)).click()
  const { attached } = contactForm(page)
  await expect(attached.first()).toContainText(/06 JAN 1410Z[^]*06 JAN 1540Z[^]*120/)
  await expect(attached.last()).toContainText(
    /turnaround board[^]*rest ruler[^]*prayers \d\d:\d\d/i,
  )
})
