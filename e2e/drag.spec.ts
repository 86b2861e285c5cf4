import type { Page } from '@playwright/test'
import { dragWithMouse, handleOf, locateHandle } from './support/drag.ts'
import { fuel, instrumentOf, NOW, openInstrument } from './support/instruments.ts'
import { position } from './support/scroll.ts'
import { expect, phone, test } from './support/test.ts'

const map = instrumentOf('/services/private-jets-charter')

test('the line of an uplift is dragged, and its field and the address follow (5.1)', async ({
  page,
}) => {
  const part = await openInstrument(page, fuel)
  // From 0.8 to 0.7 of the rulers.
  await dragWithMouse(handleOf(part), -0.1)
  await expect(part.getByLabel('Amount')).toHaveValue(/^8,7[45]\d$/)
  await expect(page).toHaveURL(/amount=8/)
})

test('the report of a rest is dragged in quarters of an hour (5.1)', async ({ page }) => {
  const part = await openInstrument(page, instrumentOf('/services/transport-hotac'))
  await dragWithMouse(handleOf(part), 2 / 24)
  await expect(part.getByLabel('Minimum rest')).toHaveValue('12')
})

test('the arrival of a guest is dragged in steps of five minutes (5.1)', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const part = await openInstrument(page, instrumentOf('/services/concierge-services'))
  await part.getByLabel('Arrival').fill('12:00')
  await dragWithMouse(handleOf(part), 2 / 24)
  await expect(part.getByLabel('Arrival')).toHaveValue('14:00')
})

test('the flag of a permit is dragged from day to day (5.1)', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const part = await openInstrument(page, instrumentOf('/services/operations'))
  const arrival = part.getByLabel('Arrival, date in Kuwait')
  await expect(arrival).toHaveValue('2026-11-29')
  await dragWithMouse(handleOf(part), 1 / 14)
  await expect(part.getByText('Tue 24 Nov').first()).toBeVisible()
  await expect(arrival).toHaveValue('2026-11-30')
})

test('the line of the map is dragged to another city (5.1)', async ({ page }) => {
  const part = await openInstrument(page, map)
  const { x, y } = await locateHandle(handleOf(part))
  const code = await part.locator('svg').getByText('HKJK', { exact: true }).boundingBox()
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The code stands left of its city.
  await page.mouse.move((code?.x ?? 0) + (code?.width ?? 0), code?.y ?? 0, { steps: 5 })
  await page.mouse.up()
  await expect(part.getByLabel('To')).toHaveValue('HKJK')
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  /** Swipes with one finger, which Playwright cannot do. */
  async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
      })
    await touch('touchStart')
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
    await touch('touchEnd')
  }

  test('a finger drags a line to the side, and scrolls the page from it up and down (5.1)', async ({
    page,
  }) => {
    const part = await openInstrument(page, fuel)
    const amount = part.getByLabel('Amount')
    const place = await locateHandle(handleOf(part))
    await swipe(page, place, { x: -0.1 * place.width, y: 0 })
    // A browser does not report the first pixels of a swipe.
    await expect(amount).toHaveValue(/^[89],\d{3}$/)
    const dragged = await amount.inputValue()
    const before = await position(page)
    await swipe(page, await locateHandle(handleOf(part)), { x: 0, y: -200 })
    await expect.poll(() => position(page)).toBeGreaterThan(before + 50)
    await expect(amount).toHaveValue(dragged)
  })

  test('a finger drags the city of the map without scrolling the page (5.1)', async ({ page }) => {
    const part = await openInstrument(page, map)
    const place = await locateHandle(handleOf(part))
    const before = await position(page)
    await swipe(page, place, { x: 0.2 * place.width, y: -0.1 * place.width })
    await expect(part.getByLabel('To')).not.toHaveValue('LTFM')
    expect(await position(page)).toBe(before)
  })
})
