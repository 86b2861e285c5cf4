import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { carousel } from '#content/layout.ts'
import { RunningCarousel } from './RunningCarousel.tsx'

const LABEL = 'Quotations'
const slides = ['one', 'two', 'three', 'four', 'five'].map((word, key) => ({
  key,
  content: <blockquote>{word}</blockquote>,
}))
const INTERVAL_MS = 2000

const shown = () =>
  page
    .getByRole('blockquote')
    .elements()
    .map((quotation) => quotation.textContent)
const dot = (options?: { selected: boolean }) => page.getByRole('tab', options)
const shownDot = () => dot({ selected: true }).element().getAttribute('aria-label')
const label = (slide: number) => carousel.slideX.replace('%s', String(slide))
const focus = (locator: Locator) => (locator.element() as HTMLElement).focus()
const outside = () => page.getByRole('button', { name: 'Outside' })

/** Renders the running carousel; its timer stands still until the test moves the clock. */
async function renderAt(width: number) {
  await userEvent.hover(document.body)
  await page.viewport(width, 800)
  vi.useFakeTimers({ toFake: ['Date', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  await render(
    <>
      <button type="button">Outside</button>
      <RunningCarousel label={LABEL} slides={slides} />
    </>,
  )
  await expect.poll(() => dot().elements().length).toBe(slides.length)
  vi.advanceTimersByTime(50)
}
const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

afterEach(async () => {
  vi.useRealTimers()
  await emulateMotion('no-preference')
})

test.each([
  [1440, ['one', 'two', 'three']],
  [1025, ['one', 'two', 'three']],
  [1024, ['three', 'four']],
  [641, ['three', 'four']],
  [640, ['three']],
])('shows the specified slides first at %i px', async (width, words) => {
  await renderAt(width)
  await expect.poll(shown).toEqual(words)
})

test('does not advance under reduced motion', async () => {
  await emulateMotion('reduce')
  await renderAt(1440)
  vi.advanceTimersByTime(3 * INTERVAL_MS)
  expect(shownDot()).toBe(label(1))
})

test('advances by one slide after 2 s, not before', async () => {
  await renderAt(1440)
  vi.advanceTimersByTime(INTERVAL_MS - 200)
  expect(shownDot()).toBe(label(1))
  vi.advanceTimersByTime(200)
  expect(shownDot()).toBe(label(2))
})

test('moves for 500 ms at constant speed', async () => {
  await renderAt(1440)
  await dot().nth(1).click()
  const movements = document.getAnimations().map(({ effect }) => effect?.getTiming())
  expect(movements).toContainEqual(expect.objectContaining({ duration: 500, easing: 'linear' }))
})

test('continues with the first slide after the last', async () => {
  await renderAt(1440)
  await dot().nth(4).click()
  await expect.poll(shown).toEqual(['five', 'one', 'two'])
  await outside().click()
  vi.advanceTimersByTime(INTERVAL_MS + 200)
  await expect.poll(shown).toEqual(['one', 'two', 'three'])
})

test.each([
  ['the pointer is over it', () => userEvent.hover(page.getByRole('blockquote').first())],
  ['it has the focus', async () => focus(dot({ selected: true }))],
])('stays while %s', async (_when, act) => {
  await renderAt(1440)
  await act()
  vi.advanceTimersByTime(3 * INTERVAL_MS)
  expect(shownDot()).toBe(label(1))
})

test('stays on its slide after Pause, and resumes on Play', async () => {
  await renderAt(1440)
  await page.getByRole('button', { name: carousel.pause }).click()
  await outside().click()
  vi.advanceTimersByTime(3 * INTERVAL_MS)
  expect(shownDot()).toBe(label(1))
  await page.getByRole('button', { name: carousel.play }).click()
  await outside().click()
  vi.advanceTimersByTime(INTERVAL_MS + 200)
  expect(shownDot()).toBe(label(2))
})
