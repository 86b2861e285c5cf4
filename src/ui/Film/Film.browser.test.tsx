import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { film as words } from '#content/layout.ts'
import { afterRender } from '#testing/frames.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Film } from './Film.tsx'

const SOURCES = [
  { src: '/media/closing-h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
  { src: '/media/closing-av1.mp4', type: 'video/mp4; codecs="av01.0.08M.08"' },
]
const UNKNOWN = [
  { src: '/media/none-1.mp4', type: 'video/mp4; codecs="none"' },
  { src: '/media/none-2.mp4', type: 'video/mp4; codecs="none"' },
]
const playButton = () => page.getByRole('button', { name: words.play })
const pauseButton = () => page.getByRole('button', { name: words.pause })
const findFilm = () => document.querySelector('video') as HTMLVideoElement
const isPaused = () => findFilm().paused

/** Renders a film at the top of a page that scrolls. It stays when the link changes the address. */
async function renderFilm(sources = SOURCES) {
  const { router } = await renderInRouter(
    <div style={{ blockSize: '400vh' }}>
      <div style={{ position: 'relative', blockSize: 300 }}>
        <Film film={{ sources }} sizes="100vw" />
      </div>
      <PageLink to="/services">Services</PageLink>
    </div>,
  )
  return router
}
async function renderPlaying() {
  const router = await renderFilm()
  await expect.poll(isPaused).toBe(false)
  return router
}
const setTab = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Chromium reports the change in the next frame, which a page that has nothing to repaint does not render. */
async function emulateMotion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
  await afterRender()
}

afterEach(async () => {
  scrollTo(0, 0)
  await emulateMotion('no-preference')
})

test('plays by itself, muted and in a loop', async () => {
  await renderPlaying()
  expect([findFilm().muted, findFilm().loop]).toEqual([true, true])
})

test('stops in a hidden tab, and resumes when the tab is shown again', async () => {
  await renderPlaying()
  setTab('hidden')
  await expect.poll(isPaused).toBe(true)
  setTab('visible')
  await expect.poll(isPaused).toBe(false)
})

test('stops out of view', async () => {
  await renderPlaying()
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(isPaused).toBe(true)
})

test('stops at the press of a link, and resumes if the page stays', async () => {
  const router = await renderPlaying()
  let finishLoading = () => {}
  const loading = new Promise<void>((resolve) => (finishLoading = resolve))
  Reflect.set(router.routesById['/$'].options, 'beforeLoad', () => loading)
  await page.getByRole('link').click()
  expect(isPaused()).toBe(true)
  finishLoading()
  await expect.poll(isPaused).toBe(false)
})

test('keeps playing when a link is opened in a new tab', async () => {
  await renderPlaying()
  const onPause = vi.fn<() => void>()
  findFilm().addEventListener('pause', onPause)
  // Keeps the browser from opening the tab.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
  await afterRender()
  expect(onPause).not.toHaveBeenCalled()
})

test('stops on Pause and resumes on Play', async () => {
  await renderPlaying()
  await pauseButton().click()
  await expect.poll(isPaused).toBe(true)
  await playButton().click()
  await expect.poll(isPaused).toBe(false)
})

test('stops when the visitor asks for reduced motion', async () => {
  await renderPlaying()
  await emulateMotion('reduce')
  await expect.element(playButton()).toBeVisible()
  expect(isPaused()).toBe(true)
})

test('starts only on Play under reduced motion', async () => {
  await emulateMotion('reduce')
  await renderFilm()
  await expect.element(playButton()).toBeVisible()
  expect(isPaused()).toBe(true)
  await playButton().click()
  await expect.poll(isPaused).toBe(false)
})

test('offers Play where the browser refuses to play', async () => {
  const refusal = new DOMException('low power', 'NotAllowedError')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal)
  await renderFilm()
  await expect.element(playButton()).toBeVisible()
})

test('offers Play when the browser supports no format of the film', async () => {
  await renderFilm(UNKNOWN)
  await expect.element(playButton()).toBeVisible()
})

test('offers Play again after a failed Play', async () => {
  await renderFilm(UNKNOWN)
  await playButton().click()
  await expect.element(pauseButton()).not.toBeInTheDocument()
  await expect.element(playButton()).toBeVisible()
})
