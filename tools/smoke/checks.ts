import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SITE_PATHS } from '#lib/paths.ts'
import { isHydrated, until, type Visitor } from './visitor.ts'

export const OUTBOX = '.aero/smoke-outbox'
const FILMS = 'public/media'

const isDark = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.classList.contains('dark'))
const path = (visitor: Visitor) => visitor.evaluate(() => location.pathname)

/** What must work in every engine: the name of each check and its steps. */
export type Checks = Record<string, (visitor: Visitor) => Promise<void>>

export const CHECKS: Checks = {
  'every page hydrates and has a heading': async (visitor) => {
    for (const page of SITE_PATHS) {
      // 304 where the service worker has fetched the page already.
      assert.ok([200, 304].includes(await visitor.open(page)), page)
      const heading = await visitor.evaluate(() => document.querySelector('h1')?.textContent)
      assert.ok(heading, `${page} has no heading`)
    }
  },

  'an unknown path shows the not-found page with status 404': async (visitor) => {
    assert.equal(await visitor.open('/services/nope'), 404)
    assert.ok(await visitor.evaluate(() => document.querySelector('h1') !== null))
  },

  'the dark theme persists on the next page': async (visitor) => {
    await visitor.open('/about-us')
    await visitor.click('button', 'Switch to dark theme')
    await visitor.sees('button', 'Switch to light theme')
    assert.equal(await isDark(visitor), true)
    await visitor.open('/services')
    assert.equal(await isDark(visitor), true)
  },

  'the phone menu opens and leads to a service page': async (visitor) => {
    await visitor.resize(390, 844)
    await visitor.open('/about-us')
    await visitor.click('button', 'Open menu')
    await visitor.click('button', 'Show services')
    await visitor.click('link', 'Catering')
    await visitor.sees('heading', 'Catering')
    assert.equal(await path(visitor), '/services/catering')
  },

  'the contact form delivers a message to the mail desk': async (visitor) => {
    const message = `From a smoke test ${Date.now()}`
    await visitor.open('/contact-us')
    await visitor.type('#contact-name', 'Dana')
    await visitor.type('#contact-email', 'ops@example.com')
    await visitor.type('#contact-phone', '50001234')
    await visitor.type('#contact-message', message)
    await visitor.click('button', 'Send message')
    await until('the toast', () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('[role="status"]')].some((part) =>
          part.textContent?.includes('Message sent successfully!'),
        ),
      ),
    )
    const files = await readdir(OUTBOX)
    const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
    const mine = kept.find((text) => text.includes(message))
    assert.ok(mine?.includes('+96550001234'), 'the outbox holds the message and the phone number')
  },

  'Back shows the newest draft, and nothing once it was sent': async (visitor) => {
    const message = () =>
      visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value)
    const goBackToFirstForm = async () => {
      for (const page of ['/services', '/contact-us']) {
        await visitor.evaluate(() => void setTimeout(() => history.back()))
        await until(page, async () => (await path(visitor)) === page)
        await until(`hydration of ${page}`, () => visitor.evaluate(isHydrated))
      }
    }
    const staysAt = async (text: string) => {
      // A form from the back/forward cache shows its own text until it has returned.
      await until(`the text “${text}”`, async () => (await message()) === text)
      await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      assert.equal(await message(), text)
    }
    await visitor.open('/contact-us')
    await visitor.type('#contact-message', 'KWI')
    await visitor.open('/services')
    await visitor.open('/contact-us')
    await until('the draft', async () => (await message()) === 'KWI')
    await visitor.type('#contact-message', ' tomorrow')
    await goBackToFirstForm()
    await staysAt('KWI tomorrow')

    await visitor.type('#contact-name', 'Dana')
    await visitor.type('#contact-email', 'ops@example.com')
    await visitor.open('/services')
    await visitor.open('/contact-us')
    await visitor.click('button', 'Send message')
    await until('the empty form', async () => (await message()) === '')
    await goBackToFirstForm()
    await staysAt('')
  },

  'the profile dialog shows the PDF in its frame': async (visitor) => {
    await visitor.open('/about-us')
    await visitor.click('link', 'Aero Profile')
    await visitor.sees('button', 'Close company profile')
    // The dialog checks its preview a second after opening.
    const verdict = await visitor.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2500))
      const dialog = document.querySelector('dialog[open]')
      return {
        viewer: navigator.pdfViewerEnabled,
        shown:
          dialog?.querySelector('iframe')?.checkVisibility({ visibilityProperty: true }) ?? false,
        fallback: dialog?.querySelector('[role="status"]')?.textContent ?? '',
      }
    })
    assert.deepEqual(verdict, { viewer: true, shown: true, fallback: '' })
    await visitor.click('button', 'Close company profile')
    await until('the dialog to close', () =>
      visitor.evaluate(() => document.querySelector('dialog[open]') === null),
    )
  },

  'the profile dialog offers links when the PDF is missing': async (visitor) => {
    await visitor.open('/about-us')
    await visitor.evaluate(() => {
      window.fetch = () => Promise.resolve(new Response(null, { status: 404 }))
    })
    await visitor.click('link', 'Aero Profile')
    await visitor.sees('heading', 'PDF Preview Unavailable')
    await visitor.sees('link', 'Open PDF')
  },

  'the carousel plays and pauses': async (visitor) => {
    const shown = () =>
      visitor.evaluate(() =>
        document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-label'),
      )
    await visitor.open('/')
    await visitor.evaluate(() =>
      document.querySelector('[aria-label="Testimonials"]')?.scrollIntoView(),
    )
    await visitor.sees('button', 'Pause carousel')
    const before = await until('a first slide', shown)
    await until('a second slide', async () => (await shown()) !== before)
    await visitor.click('button', 'Pause carousel')
    await visitor.sees('button', 'Play carousel')
  },

  'an instrument calculates and keeps its input in the address': async (visitor) => {
    await visitor.open('/services/fuel')
    const answer = () =>
      visitor.evaluate(() => document.querySelector('#instrument')?.textContent ?? '')
    await visitor.evaluate(() => document.querySelector('#instrument')?.scrollIntoView())
    await until('hydration of the instrument', () =>
      visitor.evaluate(() =>
        Object.keys(document.querySelector('#instrument input') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      ),
    )
    assert.match(await answer(), /12,500 litres/)
    await visitor.evaluate(() =>
      document.querySelector<HTMLInputElement>('#instrument input')?.select(),
    )
    await visitor.type('#instrument input', '20000')
    await until('the new figure', async () => (await answer()).includes('25,000 litres'))
    await until('the figure in the address', () =>
      visitor.evaluate(() => location.hash.includes('20000')),
    )
  },

  'the opening film plays and pauses': async (visitor) => {
    const time = () => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
    await visitor.open('/')
    await until('the film to move', async () => (await time()) > 0.2)
    await visitor.click('button', 'Pause film')
    await visitor.sees('button', 'Play film')
    assert.ok(await visitor.evaluate(() => document.querySelector('video')?.paused))
  },

  'every H.264 film plays': async (visitor) => {
    const films = (await readdir(FILMS)).filter((file) => file.endsWith('-h264.mp4'))
    assert.ok(films.length > 0)
    await visitor.open('/about-us')
    for (const film of films) {
      const outcome = await visitor.evaluate(playSome, `/media/${film}`)
      assert.equal(outcome, 'plays', film)
    }
  },
}

export const PRINT_CHECKS: Checks = {
  'the first printed sheet is not left mostly empty': async (visitor) => {
    for (const service of ['private-jets-charter', 'fuel', 'airline-representation']) {
      await visitor.open(`/services/${service}`)
      const data = await visitor.print?.()
      assert.ok(data)
      const sheet = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
      const { items } = await sheet.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      const words = text.split(/\s+/).filter(Boolean).length
      assert.ok(words > 100, `The first sheet of ${service} has only ${words} words`)
    }
  },
}

/** Runs in the page. @returns `plays`, or the error */
function playSome(address: string): Promise<string> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const end = (outcome: string) => {
      video.remove()
      resolve(outcome)
    }
    video.muted = true
    video.addEventListener('error', () =>
      end(`error ${video.error?.code}: ${video.error?.message}`),
    )
    video.addEventListener('timeupdate', () => {
      if (video.videoWidth > 0 && video.currentTime > 0.1) end('plays')
    })
    setTimeout(() => end(`stopped at ${video.currentTime} s`), 10_000)
    video.src = address
    document.body.append(video)
    video.play().catch((error: unknown) => end(String(error)))
  })
}
