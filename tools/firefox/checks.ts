import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SITE_PATHS } from '#lib/paths.ts'
import type { Visit } from './visit.ts'

export const OUTBOX = '.aero/firefox-outbox'

const control = (role: string, name: string) => `aria/${name}[role="${role}"]`
const isDark = (visit: Visit) =>
  visit.page.evaluate(() => document.documentElement.classList.contains('dark'))
const click = async ({ page }: Visit, role: string, name: string) =>
  await page.locator(control(role, name)).click()
const sees = async ({ page }: Visit, role: string, name: string) =>
  await page.waitForSelector(control(role, name), { visible: true })

/** What must work in Firefox, each in a fresh page: name and steps. */
export const CHECKS: Record<string, (visit: Visit) => Promise<void>> = {
  'every page answers, has its heading and runs': async ({ page, open }) => {
    for (const path of SITE_PATHS) {
      // Not modified, where the service worker has fetched it already.
      assert.ok([200, 304].includes(await open(path)), path)
      const heading = await page.$eval('h1', (element) => element.textContent)
      assert.ok(heading, `${path} has no heading`)
    }
  },

  'an unknown path is the page that says so, with status 404': async ({ page, open }) => {
    assert.equal(await open('/services/nope'), 404)
    assert.ok(await page.$('h1'))
  },

  'the theme goes dark and stays so': async (visit) => {
    await visit.open('/')
    await click(visit, 'button', 'Switch to dark theme')
    await sees(visit, 'button', 'Switch to light theme')
    assert.equal(await isDark(visit), true)
    await visit.open('/about-us')
    assert.equal(await isDark(visit), true)
  },

  'the menu opens on a phone and leads to a page': async (visit) => {
    await visit.page.setViewport({ width: 390, height: 844 })
    await visit.open('/')
    await click(visit, 'button', 'Open menu')
    await click(visit, 'button', 'Show services')
    await visit.page.locator('nav ::-p-text(Catering)').click()
    await sees(visit, 'heading', 'Catering')
    assert.equal(new URL(visit.page.url()).pathname, '/services/catering')
  },

  'a message reaches the mail desk': async (visit) => {
    const message = `From Firefox ${Date.now()}`
    await visit.open('/contact-us')
    await visit.page.locator('#contact-name').fill('Dana')
    await visit.page.locator('#contact-email').fill('ops@example.com')
    await visit.page.type('#contact-phone', '50001234')
    await visit.page.locator('#contact-message').fill(message)
    await click(visit, 'button', 'Send message')
    await visit.page.waitForSelector('::-p-text(Message sent successfully!)')
    const files = await readdir(OUTBOX)
    const kept = await Promise.all(files.map((file) => readFile(join(OUTBOX, file), 'utf8')))
    const mine = kept.find((text) => text.includes(message))
    assert.ok(mine?.includes('+96550001234'), 'the message lies in the outbox with its number')
  },

  'the profile shows in its frame, and stays': async (visit) => {
    await visit.open('/')
    await click(visit, 'link', 'Aero Profile')
    const dialog = await visit.page.waitForSelector('dialog[open]')
    // The check of the preview falls due a second after the opening; by then it has judged.
    await dialog?.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
    const verdict = await dialog?.evaluate((element) => ({
      viewer: navigator.pdfViewerEnabled,
      shown:
        element.querySelector('iframe')?.checkVisibility({ visibilityProperty: true }) ?? false,
      fallback: element.querySelector('[role="status"]')?.textContent ?? '',
    }))
    assert.deepEqual(verdict, { viewer: true, shown: true, fallback: '' })
    await click(visit, 'button', 'Close company profile')
    await visit.page.waitForSelector('dialog[open]', { hidden: true })
  },

  'the carousel runs and pauses': async (visit) => {
    await visit.open('/')
    await visit.page.$eval('[aria-label="Testimonials"]', (element) => element.scrollIntoView())
    await sees(visit, 'button', 'Pause carousel')
    const shown = () =>
      visit.page.$eval('[role="tab"][aria-selected="true"]', (tab) =>
        tab.getAttribute('aria-label'),
      )
    const before = await shown()
    await visit.page.waitForFunction(
      (label) =>
        document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('aria-label') !==
        label,
      {},
      before,
    )
    await click(visit, 'button', 'Pause carousel')
    await sees(visit, 'button', 'Play carousel')
  },
}
