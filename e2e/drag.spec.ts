import type { Locator } from '@playwright/test'
import { dragWithMouse, handleOf, locateHandle } from './support/drag.ts'
import { fuel, toolOf, NOW, openTool } from './support/tools.ts'
import { position } from './support/scroll.ts'
import { expect, phone, test } from './support/test.ts'

const map = toolOf('/services/private-jets-charter')

for (const { what, path, label, start, share, value } of [
  {
    what: 'the line of an uplift',
    path: '/services/fuel',
    label: 'Amount',
    // From 0.8 to 0.7 of the rulers' length.
    share: -0.1,
    value: /^8,7[45]\d$/,
  },
  {
    what: 'the report of a rest, in quarters of an hour',
    path: '/services/transport-hotac',
    label: 'Minimum rest',
    // 2 h 4 min.
    share: 2.07 / 24,
    value: '12',
  },
  {
    what: 'the arrival of a guest, in steps of five minutes',
    path: '/services/concierge-services',
    label: 'Arrival',
    start: '12:00',
    // 2 h 2 min.
    share: 2.035 / 24,
    value: '14:00',
  },
  {
    what: 'the flag of a permit, from day to day',
    path: '/services/operations',
    label: 'Arrival date, Kuwait time',
    start: '2026-11-29',
    share: 1 / 14,
    value: '2026-11-30',
  },
] as const) {
  test(`a mouse drags ${what}, and the field and the address follow (5.1)`, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    const part = await openTool(page, toolOf(path))
    const field = part.getByLabel(label)
    if (start) await field.fill(start)
    await dragWithMouse(handleOf(part), share)
    await expect(field).toHaveValue(value)
    const shown = encodeURIComponent((await field.inputValue()).replace(',', ''))
    await expect.poll(() => page.url().replace('%2C', '')).toContain(`=${shown}`)
  })
}

test('the line of the map is dragged to another city (5.1)', async ({ page }) => {
  const part = await openTool(page, map)
  const { x, y } = await locateHandle(handleOf(part))
  const code = await part.locator('svg').getByText('HKJK', { exact: true }).boundingBox()
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The label of the city is to the left of its dot.
  await page.mouse.move((code?.x ?? 0) + (code?.width ?? 0), code?.y ?? 0, { steps: 5 })
  await page.mouse.up()
  await expect(part.getByLabel('To')).toHaveValue('HKJK')
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  type Offset = { x: number; y: number }

  /**
   * Moves one finger from the middle of a handle in steps of a few pixels, which Playwright cannot do.
   * @param toEnd where the finger ends, from where it began
   */
  async function swipe(handle: Locator, toEnd: (width: number) => Offset) {
    const { x, y, width } = await locateHandle(handle)
    const client = await handle.page().context().newCDPSession(handle.page())
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Offset[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers })
    const by = toEnd(width)
    await send('touchStart', { x, y })
    for (let share = 0.05; share < 1.01; share += 0.05) {
      await send('touchMove', { x: x + by.x * share, y: y + by.y * share })
    }
    await send('touchEnd')
  }

  test('a finger drags the line of an uplift to where it ends (5.1)', async ({ page }) => {
    const part = await openTool(page, fuel)
    let width = 0
    await swipe(handleOf(part), (drawn) => ((width = drawn), { x: -120, y: 0 }))
    const amount = part.getByLabel('Amount')
    await expect(amount).not.toHaveValue('10,000')
    const figure = Number((await amount.inputValue()).replace(',', ''))
    // The steps are 10 kg; the rulers end at 12,500 kg.
    expect(Math.abs(figure - (0.8 - 120 / width) * 12_500)).toBeLessThanOrEqual(10)
  })

  test('a finger drags the city of the map without scrolling the page (5.1)', async ({ page }) => {
    const part = await openTool(page, map)
    const { x, y } = await locateHandle(handleOf(part))
    const code = await part.locator('svg').getByText('HKJK', { exact: true }).boundingBox()
    const before = await position(page)
    await swipe(handleOf(part), () => ({
      // The label of the city is to the left of its dot.
      x: (code?.x ?? 0) + (code?.width ?? 0) - x,
      y: (code?.y ?? 0) - y,
    }))
    await expect(part.getByLabel('To')).toHaveValue('HKJK')
    expect(await position(page)).toBe(before)
  })

  test('a swipe down that begins on a handle changes no figure (5.1)', async ({ page }) => {
    const part = await openTool(page, fuel)
    await locateHandle(handleOf(part))
    const before = await position(page)
    await swipe(handleOf(part), () => ({ x: 12, y: -250 }))
    await expect.poll(() => position(page)).toBeGreaterThan(before + 50)
    await expect(part.getByLabel('Amount')).toHaveValue('10,000')
    expect(new URL(page.url()).hash).toBe('')
  })
})
