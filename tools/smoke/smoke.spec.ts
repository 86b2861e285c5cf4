import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SITE_PATHS } from '#lib/paths.ts'
import { OUTBOX, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const isDark = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.classList.contains('dark'))
const path = (visitor: Visitor) => visitor.evaluate(() => location.pathname)
const status = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('[role="status"]')].map((part) => part.textContent).join('\n'),
  )

test('every page hydrates and has a heading', async ({ visitor }) => {
  for (const page of SITE_PATHS) {
    // 304 where the service worker has fetched the page already.
    expect([200, 304], page).toContain(await visitor.open(page))
    const heading = await visitor.evaluate(() => document.querySelector('h1')?.textContent)
    expect(heading, page).toBeTruthy()
  }
})

// Playwright's Chromium has no dictionary for automatic hyphenation.
test('titles are not hyphenated', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.resize(1440, 900)
  const rows = await visitor.evaluate(() => {
    const titles = [...document.querySelectorAll('h2')]
    const words = titles.find((title) => title.textContent.includes('journey'))?.firstChild
    if (!words) return 0
    const range = document.createRange()
    range.setStart(words, 'Start your '.length)
    range.setEnd(words, 'Start your journey'.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(rows).toBe(1)
})

test('an unknown path shows the not-found page with status 404', async ({ visitor }) => {
  expect(await visitor.open('/services/nope')).toBe(404)
  await visitor.sees('heading', 'Page Not Found')
})

test('the dark theme persists on the next page', async ({ visitor }) => {
  await visitor.open('/about-us')
  await visitor.click('button', 'Switch to dark theme')
  await visitor.sees('button', 'Switch to light theme')
  expect(await isDark(visitor)).toBe(true)
  await visitor.open('/services')
  expect(await isDark(visitor)).toBe(true)
})

test('the phone menu opens and leads to a service page', async ({ visitor }) => {
  await visitor.resize(390, 844)
  await visitor.open('/about-us')
  await visitor.click('button', 'Open menu')
  await visitor.click('button', 'Show services')
  await visitor.click('link', 'Catering')
  await visitor.sees('heading', 'Catering')
  expect(await path(visitor)).toBe('/services/catering')
})

test('the contact form delivers a message to the mail desk', async ({ visitor }) => {
  const text = `From a smoke test ${Date.now()}`
  await visitor.open('/contact-us')
  await visitor.type('#contact-name', 'Dana')
  await visitor.type('#contact-email', 'ops@example.com')
  await visitor.type('#contact-phone', '50001234')
  await visitor.type('#contact-message', text)
  await visitor.click('button', 'Send message')
  await expect.poll(() => status(visitor)).toContain('Message sent successfully!')
  const files = await readdir(OUTBOX)
  const stored = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
  expect(stored.find((json) => json.includes(text))).toContain('+96550001234')
})

test('the profile dialog shows the PDF in its frame', async ({ visitor }) => {
  await visitor.open('/about-us')
  await visitor.click('link', 'Aero Profile')
  await visitor.sees('button', 'Close company profile')
  // The dialog checks its preview a second after opening. A PDF that loads later replaces the fallback.
  const readPreview = () =>
    visitor.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2500))
      const dialog = document.querySelector('dialog[open]')
      const frame = dialog?.querySelector('iframe')
      return {
        hasViewer: navigator.pdfViewerEnabled,
        isVisible: frame?.checkVisibility({ visibilityProperty: true }),
        fallback: dialog?.querySelector('[role="status"]')?.textContent ?? '',
      }
    })
  const shown = { hasViewer: true, isVisible: true, fallback: '' }
  await expect.poll(readPreview, { timeout: 15_000 }).toEqual(shown)
  await visitor.click('button', 'Close company profile')
  const isOpen = () => visitor.evaluate(() => document.querySelector('dialog[open]') !== null)
  await expect.poll(isOpen).toBe(false)
})

test('the profile dialog offers links when the PDF is missing', async ({ visitor }) => {
  await visitor.open('/about-us')
  await visitor.evaluate(() => {
    window.fetch = () => Promise.resolve(new Response(null, { status: 404 }))
  })
  await visitor.click('link', 'Aero Profile')
  await visitor.sees('heading', 'PDF Preview Unavailable')
  await visitor.sees('link', 'Open PDF')
})

test('the carousel plays and pauses', async ({ visitor }) => {
  const slide = () =>
    visitor.evaluate(() =>
      document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-label'),
    )
  await visitor.open('/')
  await visitor.evaluate(() =>
    document.querySelector('[aria-label="Testimonials"]')?.scrollIntoView(),
  )
  await visitor.sees('button', 'Pause carousel')
  await expect.poll(slide).toBeTruthy()
  const first = await slide()
  await expect.poll(slide).not.toBe(first)
  await visitor.click('button', 'Pause carousel')
  await visitor.sees('button', 'Play carousel')
})

test('an instrument calculates and keeps its input in the address', async ({ visitor }) => {
  const text = () =>
    visitor.evaluate(() => document.querySelector('#instrument')?.textContent ?? '')
  const isPartHydrated = () =>
    visitor.evaluate(() =>
      Object.keys(document.querySelector('#instrument input') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    )
  await visitor.open('/services/fuel')
  await visitor.evaluate(() => document.querySelector('#instrument')?.scrollIntoView())
  await expect.poll(isPartHydrated).toBe(true)
  expect(await text()).toContain('12,500 litres')
  await visitor.evaluate(() =>
    document.querySelector<HTMLInputElement>('#instrument input')?.select(),
  )
  await visitor.type('#instrument input', '20000')
  await expect.poll(text).toContain('25,000 litres')
  await expect.poll(() => visitor.evaluate(() => location.hash)).toContain('20000')
})

test('the opening film plays and pauses', async ({ visitor }) => {
  const seconds = () => visitor.evaluate(() => document.querySelector('video')?.currentTime)
  await visitor.open('/')
  await expect.poll(seconds).toBeGreaterThan(0.2)
  await visitor.click('button', 'Pause film')
  await visitor.sees('button', 'Play film')
  expect(await visitor.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
})

test('every H.264 film plays', async ({ visitor }) => {
  const films = (await readdir('public/media')).filter((file) => file.endsWith('-h264.mp4'))
  expect(films.length).toBeGreaterThan(0)
  await visitor.open('/about-us')
  for (const film of films) {
    await visitor.evaluate((address) => {
      const video = Object.assign(document.createElement('video'), { muted: true, src: address })
      document.querySelector('main')?.replaceChildren(video)
      return video.play()
    }, `/media/${film}`)
    const frame = () =>
      visitor.evaluate(() => {
        const video = document.querySelector('main video') as HTMLVideoElement
        return video.error?.message ?? (video.currentTime > 0.1 && video.videoWidth > 0)
      })
    await expect.poll(frame, film).toBe(true)
  }
})

test('the first printed sheet is not left mostly empty @print', async ({ visitor }) => {
  for (const service of ['private-jets-charter', 'fuel', 'airline-representation']) {
    await visitor.open(`/services/${service}`)
    const data = await visitor.print?.()
    const sheet = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const words = text.split(/\s+/).filter(Boolean)
    expect(words.length, `words on the first sheet of ${service}`).toBeGreaterThan(100)
  }
})
