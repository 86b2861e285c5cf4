import type { Locator } from '@playwright/test'
import { dragWithMouse, handleOf, locateHandle } from './support/drag.ts'
import { fuel, instrumentOf, NOW, openInstrument } from './support/instruments.ts'
import { position } from './support/scroll.ts'
import { expect, phone, test } from './support/test.ts'

const map = instrumentOf('/services/private-jets-charter')

test('the line of an uplift is dragged, and its field and the address follow (5.1)', async ({
  page,
}) => {
  const part = await openInstrument(page, fuel)
  // Drags from 0.8 to 0.7 of the rulers' length.
  await dragWithMouse(handleOf(part), -0.1)
  await expect(part.getByLabel('Amount')).toHaveValue(/^8,7[45]\d$/)
  await expect(page).toHaveURL(/amount=8/)
})

test('the report of a rest is dragged in quarters of an hour (5.1)', async ({ page }) => {
  const part = await openInstrument(page, instrumentOf('/services/transport-hotac'))
  // By 2 h 4 min.
  await dragWithMouse(handleOf(part), 2.07 / 24)
  await expect(part.getByLabel('Minimum rest')).toHaveValue('12')
})

test('the arrival of a guest is dragged in steps of five minutes (5.1)', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const part = await openInstrument(page, instrumentOf('/services/concierge-services'))
  await part.getByLabel('Arrival').fill('12:00')
  // By 2 h 2 min.
  await dragWithMouse(handleOf(part), 2.035 / 24)
  await expect(part.getByLabel('Arrival')).toHaveValue('14:00')
})

test('the flag of a permit is dragged from day to day (5.1)', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const part = await openInstrument(page, instrumentOf('/services/operations'))
  const arrival = part.getByLabel('Arrival date, Kuwait time')
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
  // The label of the city is to the left of its dot.
  await page.mouse.move((code?.x ?? 0) + (code?.width ?? 0), code?.y ?? 0, { steps: 5 })
  await page.mouse.up()
  await expect(part.getByLabel('To')).toHaveValue('HKJK')
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  type Offset = { x: number; y: number }
  type Touch = (fingers: readonly Offset[]) => Promise<void>

  /**
   * Puts fingers on a handle and moves them, which Playwright cannot do.
   * @param offsets from the middle of the handle
   */
  async function touchHandle(handle: Locator) {
    const { x, y, width } = await locateHandle(handle)
    const client = await handle.page().context().newCDPSession(handle.page())
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Offset[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map((by, id) => ({ x: x + by.x, y: y + by.y, id })),
      })
    const start: Touch = async (fingers) => void (await send('touchStart', fingers))
    const move: Touch = async (fingers) => void (await send('touchMove', fingers))
    return { start, move, end: () => send('touchEnd', []), width }
  }

  /** Moves one finger in steps of a few pixels. */
  async function swipe(handle: Locator, toEnd: (width: number) => Offset) {
    const { start, move, end, width } = await touchHandle(handle)
    const by = toEnd(width)
    await start([{ x: 0, y: 0 }])
    for (let share = 0.05; share < 1.01; share += 0.05) {
      await move([{ x: by.x * share, y: by.y * share }])
    }
    await end()
  }

  test('a finger drags the line of an uplift to where it ends (5.1)', async ({ page }) => {
    const part = await openInstrument(page, fuel)
    let width = 0
    await swipe(handleOf(part), (drawn) => ((width = drawn), { x: -120, y: 0 }))
    const amount = part.getByLabel('Amount')
    await expect(amount).not.toHaveValue('10,000')
    const figure = Number((await amount.inputValue()).replace(',', ''))
    // The steps are 10 kg; the rulers end at 12,500 kg.
    expect(Math.abs(figure - (0.8 - 120 / width) * 12_500)).toBeLessThanOrEqual(10)
  })

  test('a finger drags the report of a rest (5.1)', async ({ page }) => {
    const part = await openInstrument(page, instrumentOf('/services/transport-hotac'))
    await swipe(handleOf(part), (width) => ({ x: (3 / 24) * width, y: 0 }))
    await expect(part.getByLabel('Minimum rest')).toHaveValue('13')
  })

  test('a finger drags the flag of a permit (5.1)', async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    const part = await openInstrument(page, instrumentOf('/services/operations'))
    await swipe(handleOf(part), (width) => ({ x: (3 / 14) * width, y: 0 }))
    await expect(part.getByLabel('Arrival date, Kuwait time')).toHaveValue('2026-12-02')
  })

  test('a finger drags the city of the map without scrolling the page (5.1)', async ({ page }) => {
    const part = await openInstrument(page, map)
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
    const part = await openInstrument(page, fuel)
    await locateHandle(handleOf(part))
    const before = await position(page)
    await swipe(handleOf(part), () => ({ x: 12, y: -250 }))
    await expect.poll(() => position(page)).toBeGreaterThan(before + 50)
    await expect(part.getByLabel('Amount')).toHaveValue('10,000')
    expect(new URL(page.url()).hash).toBe('')
  })

  test('a pinch that begins on the city of the map changes nothing (5.1)', async ({ page }) => {
    const part = await openInstrument(page, map)
    const { start, move, end } = await touchHandle(handleOf(part))
    await start([{ x: 0, y: 0 }])
    for (const x of [10, 20, 30]) await move([{ x, y: 0 }])
    await start([
      { x: 30, y: 0 },
      { x: -60, y: 0 },
    ])
    for (const x of [60, 90, 120]) {
      await move([
        { x, y: 0 },
        { x: -x, y: 0 },
      ])
    }
    await end()
    await expect(part.getByLabel('To')).toHaveValue('LTFM')
  })
})
