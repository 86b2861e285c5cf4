import type { Page } from '@playwright/test'
import { band, drawing, instrumentOf, openInstrument } from './support/instrument.ts'
import { markDocument, sameDocument } from './support/line.ts'
import { expect, test } from './support/test.ts'

const permit = instrumentOf('/services/operations')

/** The input for the date of arrival. */
const arrival = (page: Page) => band(page, permit).getByRole('textbox')

test('the permit line follows the days of Kuwait while its page stays open', async ({ page }) => {
  await page.clock.install({ time: '2026-12-31T20:58:00Z' })
  const part = await openInstrument(page, permit)
  await markDocument(page)
  await arrival(page).fill('2026-12-31')
  await expect(page).toHaveURL(/arrival=2026-12-31/)
  await test.step('the chosen day passes at midnight', async () => {
    await page.clock.fastForward('10:00')
    await arrival(page).fill('2027-01-11')
    await expect(page).toHaveURL(/arrival=2027-01-11/)
    await expect(part.getByText(/on Mon.11.Jan/).first()).toBeVisible()
    expect(await sameDocument(page)).toBe(true)
  })
  await test.step('three working days are counted from a weekend', async () => {
    const tooFew = part.getByText('Fewer than three').first()
    // It is Friday: Sunday, Monday and Tuesday remain.
    await arrival(page).fill('2027-01-06')
    await expect(part.getByText('Call the desk').first()).toBeVisible()
    await expect(tooFew).toBeHidden()
    await arrival(page).fill('2027-01-05')
    await expect(tooFew).toBeVisible()
    await arrival(page).fill('2027-01-11')
  })
  await test.step('five more days pass', async () => {
    const late = part.getByText('Call the desk').first()
    await expect(late).toBeHidden()
    await page.clock.fastForward(120 * 3_600_000)
    await expect(late).toBeVisible()
    await expect(arrival(page)).toHaveAttribute('min', '2027-01-06')
  })
})

test('the “Send by” flag of the permit line is never cut on a phone', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  const part = await openInstrument(page, permit)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    // Sunday to Saturday, and a Wednesday to send on, which has the longest name.
    for (const day of [13, 14, 15, 16, 17, 18, 19, 31]) {
      await arrival(page).fill(`2026-12-${day}`)
      const flag = drawing(part).getByText(/^Send by \w+ \d+ Dec$/)
      await expect(flag).toBeVisible()
      const { left, right } = await flag.evaluate((node) => node.getBoundingClientRect())
      expect(left, `${day} December, ${width} px`).toBeGreaterThanOrEqual(0)
      expect(right, `${day} December, ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
