import type { Page } from '@playwright/test'
import { closedDaysWords } from '#kuwait/words.ts'
import { kuwaitToday } from '#content/home.ts'
import { servicePageWords } from '#content/shared.ts'
import { toolWords as permitWords } from '#services/operations/toolWords.ts'
import { holdBack, SCRIPTS, translate } from './support/conditions.ts'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const today = (page: Page) => page.getByRole('group', { name: 'The desk now' })
const arrival = (page: Page) => page.getByLabel('Arrival date, Kuwait time')
const permitLine = (page: Page) => page.getByRole('region', { name: 'Permit line' })

test('Home and the permit line name the same earliest arrival (5.4, 5.5)', async ({ page }) => {
  await page.clock.install({ time: '2027-02-24T08:00:00Z' })
  await page.goto('/')
  await expect(today(page)).toContainText('Thu 4 Mar')
  await expect(today(page)).toContainText('25 Feb')
  await today(page).getByRole('link', { name: 'Permit line' }).click()
  await expect(arrival(page)).toHaveValue('2027-03-04')
  await expect(permitLine(page)).toContainText('12:00 in Kuwait, 09:00 UTC')
  // The same request is too late for an arrival one day earlier.
  await arrival(page).fill('2027-03-03')
  await expect(permitLine(page)).toContainText(permitWords.late.figure)
})

test('Home and the permit line name the date for the case that possible days are worked (5.4, 5.5)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-29T06:00:00Z' })
  await page.goto('/')
  await expect(today(page)).toContainText(
    'any arrival in Kuwait from Mon 11 Jan 2027. Or Tue 5 Jan 2027 if 4–6 Jan 2027 are worked.',
  )
  const tool = page.getByRole('link', {
    name: /^Permit line: .*to arrive in Kuwait Sun 17 Jan 2027/,
  })
  await expect(tool).toContainText(
    'or by Thu 31 Dec for Sun 10 Jan 2027 if 4–6 Jan 2027 are worked',
  )
  await today(page).getByRole('link', { name: 'Permit line' }).click()
  const other = 'Mon 4 Jan 2027 if 4–6 Jan 2027 are worked'
  await expect(permitLine(page)).toContainText(`to arrive on Mon 11 Jan 2027. Or send by ${other}.`)
  await permitLine(page).getByRole('link', { name: 'Use in a request' }).click()
  await expect(page.locator('main pre').getByText(`OR BY     ${other}`)).toBeVisible()

  // On the other side of New Year, the safe date for this arrival has passed.
  await page.clock.setFixedTime('2027-01-04T06:00:00Z')
  await page.goto('/services/operations#instrument?arrival=2027-01-11&end=')
  await expect(permitLine(page)).toContainText(permitWords.late.figure)
  await expect(permitLine(page)).toContainText('Or send by Mon 4 Jan if 4–6 Jan are worked.')
})

test('the permit line offers a call when the arrival is too soon for a request (5.4)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T08:00:00Z' })
  await page.goto('/services/operations')
  const call = permitLine(page).getByRole('link', { name: servicePageWords.call })
  await expect(arrival(page)).toHaveValue('2026-11-29')
  await expect(call).toBeHidden()
  await arrival(page).fill('2026-11-25')
  await expect(call).toHaveAttribute('href', /^tel:/)
})

test('Header and Home, in translation, and the permit line follow the time in Kuwait (3.2, 5.4, 8.4)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T08:59:00Z' })
  await page.goto('/')
  await expect(today(page)).toContainText('It is 11:59 on Mon 23 Nov in Kuwait')
  await page.evaluate(translate)
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('banner')).toContainText(/UTC\s*09:01.*12:01/)
  await expect(today(page)).toContainText('Mon 30 Nov')
  await page.clock.fastForward('11:59:00')
  await expect(today(page)).toContainText('It is 00:00 on Tue 24 Nov in Kuwait')

  await today(page).getByRole('link', { name: 'Permit line' }).click()
  await expect(arrival(page)).toHaveValue('2026-11-30')
  await expect(arrival(page)).toHaveAttribute('min', '2026-11-24')
  await page.clock.fastForward('13:00:00')
  await expect(permitLine(page)).toContainText(permitWords.late.remark)
  await page.clock.fastForward('24:00:00')
  await expect(arrival(page)).toHaveAttribute('min', '2026-11-25')
})

test('Home links to twelve months of closed days, from today in Kuwait (5.5)', async ({ page }) => {
  // It is already 6 January in Kuwait.
  await page.clock.install({ time: '2027-01-05T21:30:00Z' })
  await page.goto('/')
  await today(page).getByRole('link', { name: kuwaitToday.closedDays }).click()
  const table = page.getByRole('region', { name: closedDaysWords.title }).getByRole('table')
  await expect(table).toBeInViewport()
  const dates = table.getByRole('rowheader')
  await expect(dates.first()).toHaveText('Wed 6 Jan')
  await expect(dates.last()).toHaveText('Sun 2 Jan 2028')
})

test('today in Kuwait keeps its size on Home when its figures appear (5.4, 9.2)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T08:59:00Z' })
  const release = await holdBack(page, SCRIPTS)
  await page.goto('/')
  const before = await today(page).boundingBox()
  release()
  await expect(today(page)).toContainText('It is 11:59')
  expect(await today(page).boundingBox()).toEqual(before)
})
