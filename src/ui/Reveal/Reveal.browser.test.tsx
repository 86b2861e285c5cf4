import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { Reveal } from './Reveal.tsx'

const part = () => page.getByText('Below the fold').element().parentElement as HTMLElement
const opacity = () => Number(getComputedStyle(part()).opacity)
/** Whether a part is hidden, as opposed to at the start of its fade. */
const isHidden = () => opacity() === 0 && part().getAnimations().length === 0
const scroll = (top: number) => scrollTo({ top, behavior: 'instant' })
const emulateMotion = (value: 'reduce' | 'no-preference', media: 'screen' | 'print' = 'screen') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value }],
  })

const space = <canvas width={1} height={3000} />

async function renderBelowTheFold() {
  await renderInRouter(
    <>
      {space}
      <Reveal>
        <p>Below the fold</p>
      </Reveal>
      {space}
    </>,
  )
}
/** Scrolls by a pixel in each frame until the check passes, so that the page never stops scrolling. */
async function whileScrolling(top: number, check: () => boolean) {
  const endsAt = performance.now() + 2000
  for (let step = 0; !check() && performance.now() < endsAt; step++) {
    scroll(top + (step % 2))
    await new Promise(requestAnimationFrame)
  }
  expect(check()).toBe(true)
}

/** @returns the distinct values of the part's opacity during a scroll */
async function seeWhileScrolling(top: number) {
  const opacities: number[] = []
  await whileScrolling(top, () => opacities.push(opacity()) > 30)
  return new Set(opacities)
}

afterEach(async () => {
  scroll(0)
  await emulateMotion('no-preference')
})

test('hides a part below the fold only while the page scrolls', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  await expect.poll(opacity).toBe(1)
  expect(part().getAnimations()).toEqual([])
})

test('fades a part in once when the page scrolls to it', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  await whileScrolling(2700, () => part().getAnimations().length === 1)
  await Promise.all(
    part()
      .getAnimations()
      .map((animation) => animation.finished),
  )
  for (const top of [100, 2700]) expect(await seeWhileScrolling(top)).toEqual(new Set([1]))
})

test('shows a part above its reveal line once the page rests', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  scroll(3000 - innerHeight + 20)
  await expect.poll(opacity).toBe(1)
})

test('shows a hidden part that gets the focus', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  const text = part().firstElementChild as HTMLElement
  text.tabIndex = 0
  text.focus({ preventScroll: true })
  expect(await seeWhileScrolling(100)).toEqual(new Set([1]))
})

test('hides nothing under reduced motion', async () => {
  await emulateMotion('reduce')
  await renderBelowTheFold()
  expect(await seeWhileScrolling(100)).toEqual(new Set([1]))
})

test('hides nothing once reduced motion is switched on', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  await emulateMotion('reduce')
  expect(await seeWhileScrolling(100)).toEqual(new Set([1]))
})

test('hides nothing on paper', async () => {
  await renderBelowTheFold()
  await whileScrolling(100, isHidden)
  await emulateMotion('no-preference', 'print')
  expect(await seeWhileScrolling(100)).toEqual(new Set([1]))
})
