import type { Page } from '@playwright/test'
import { desktop, expect, test } from './support/test.ts'

test.use({ viewport: desktop })

const strip = (page: Page) => page.getByRole('group', { name: 'The desk now' })
const arrival = (page: Page) => page.getByLabel('Arrival, date in Kuwait')
const permitLine = (page: Page) => page.getByRole('region', { name: 'Permit line' })

for (const [name, time, from, iso, remark] of [
  ['an ordinary day', '2026-11-23', 'Fri 27 Nov', '2026-11-27', 'from Fri 27 Nov. Permit line'],
  [
    'the day before National Day',
    '2027-02-24',
    'Thu 4 Mar',
    '2027-03-04',
    'Not counted: National Day, 25 Feb; day in lieu of Liberation Day, 28 Feb',
  ],
  [
    'a day of Eid',
    '2027-05-16',
    'Wed 26 May',
    '2027-05-26',
    'Not counted: Arafat and Eid al-Adha, 15–18 May (expected, may move by a day)',
  ],
] as const) {
  test(`on ${name}, Home and the permit line name the same earliest arrival (5.4, 5.5)`, async ({
    page,
  }) => {
    await page.clock.install({ time: `${time}T08:00:00Z` })
    await page.goto('/')
    await expect(strip(page)).toContainText(`an arrival from ${from}`)
    await expect(strip(page)).toContainText(remark)
    await strip(page).getByRole('link', { name: 'Permit line' }).click()
    await expect(arrival(page)).toHaveValue(iso)
    await expect(permitLine(page)).toContainText('by 12:00 in Kuwait (09:00 UTC) to arrive on')
    // For a day earlier, the same request is too late.
    await arrival(page).fill(new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10))
    await expect(permitLine(page)).toContainText('Call the desk')
  })
}

test('Home and the permit line follow the cut-off and midnight in Kuwait', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T08:59:00Z' })
  await page.goto('/')
  await expect(strip(page)).toContainText('It is 11:59 on Mon 23 Nov in Kuwait')
  await page.clock.fastForward('02:00')
  await expect(strip(page)).toContainText('an arrival from Mon 30 Nov')
  await page.clock.fastForward('11:59:00')
  await expect(strip(page)).toContainText('It is 00:00 on Tue 24 Nov in Kuwait')
  await expect(strip(page)).toContainText('daylight from 06:19 to 16:51')

  await strip(page).getByRole('link', { name: 'Permit line' }).click()
  await expect(arrival(page)).toHaveValue('2026-11-30')
  await expect(arrival(page)).toHaveAttribute('min', '2026-11-24')
  await page.clock.fastForward('13:00:00')
  await expect(permitLine(page)).toContainText('the last morning for sending has passed')
  await page.clock.fastForward('24:00:00')
  await expect(permitLine(page)).toContainText('Fewer than three working days remain')
  await expect(arrival(page)).toHaveAttribute('min', '2026-11-25')
})
