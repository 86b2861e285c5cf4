import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SITE_PATHS } from '#lib/paths.ts'
import { SENT } from './support/contactForm.ts'
import { desktop, expect, hydrated, open, test } from './support/test.ts'

test.use({ viewport: desktop, films: true })

/** What only the code of each library holds, in whatever file it ends up. */
const MARKS = {
  carousel: 'splide__pagination__page',
  toasts: 'Toastify__toast',
  form: 'isSubmitSuccessful',
  phone: 'react-tel-input',
  numbers: 'INVALID_COUNTRY',
  mail: 'api/v1.0/email/send',
  modal: 'toolbar=1&navpanes=1',
}
type Library = keyof typeof MARKS

/** @returns a reading of which libraries the page has fetched so far */
function watchScripts(page: Page) {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // A script may still be on its way when the test is over.
    texts.push(response.text().catch(() => ''))
  })
  return async (): Promise<Library[]> => {
    const code = (await Promise.all(texts)).join('\n')
    return (Object.keys(MARKS) as Library[]).filter((library) => code.includes(MARKS[library]))
  }
}

for (const path of SITE_PATHS) {
  test(`${path} starts with its own code and no more`, async ({ page }) => {
    const fetched = watchScripts(page)
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(await fetched()).toEqual(path === '/contact-us' ? ['form', 'phone'] : [])
  })
}

test('the toast library comes with the first toast, the mail client with the first message', async ({
  page,
}) => {
  const fetched = watchScripts(page)
  await open(page, '/contact-us')
  await page.getByLabel('Name').fill('Dana')
  await page.getByLabel('Email').fill('ops@example.com')
  await page.getByLabel('Message').fill('KWI tomorrow')
  expect(await fetched()).toEqual(['form', 'phone'])
  await page.getByLabel('Phone').focus()
  await expect.poll(fetched).toEqual(['form', 'phone', 'numbers'])
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible()
  expect(await fetched()).toEqual(['toasts', 'form', 'phone', 'numbers', 'mail'])
})

test('the carousel’s library comes when it nears the view, the modal’s code when it opens', async ({
  page,
}) => {
  const fetched = watchScripts(page)
  await open(page, '/')
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Go to slide 1' }).waitFor()
  expect(await fetched()).toEqual(['carousel'])
  await page.getByRole('link', { name: 'Aero Profile' }).click()
  await page.getByRole('dialog', { name: 'Aero Company Profile' }).waitFor()
  expect(await fetched()).toEqual(['carousel', 'modal'])
})

test('scripts wait for the first paint, however late the stylesheet', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/assets\/(?!start-).*\.js$/.test(request.url())) scripts.push(request.url())
  })
  // Nothing is painted without the stylesheet.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  const start = page.waitForResponse(/assets\/start-.*\.js$/)
  const picture = page.waitForResponse(/hero.*\.avif$/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await start).finished()
  await (await picture).finished()
  expect(scripts).toEqual([])
  release()
  await hydrated(page)
  expect(scripts).not.toEqual([])
})

for (const path of ['/', '/services/ground-handling']) {
  test(`${path}: films wait until all else is loaded`, async ({ page }) => {
    const film = page.waitForResponse(/\.mp4$/)
    await open(page, path)
    await (await film).finished()
    const waited = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const entries = performance.getEntriesByType('resource')
      const films = entries.filter(({ name }) => name.endsWith('.mp4'))
      return films.map(({ startTime }) => startTime > (visit?.loadEventStart ?? Infinity))
    })
    expect(waited).toContain(true)
    expect(waited).not.toContain(false)
  })
}

for (const intent of ['hover', 'focus'] as const) {
  test(`after ${intent} a link paints the next heading without asking the network`, async ({
    page,
    allow,
  }) => {
    // The pictures of the new page, which the blocked network does not give.
    allow(/^not loaded: \/(?:media\/|brand\/|favicon)\S+: net::ERR_FAILED$/)
    // What a page brings only once it is there: its instrument, its structured data.
    allow(/^not loaded: \/assets\/(?:TrolleyToBay|writeStructuredData)-\S+: net::ERR_FAILED$/)
    await page.goto('/services')
    await hydrated(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Catering' }).first()
    await link.scrollIntoViewIfNeeded()
    const code = page.waitForResponse(/assets\/catering.*\.js$/)
    await link[intent]()
    // Once more by hand: resolves when the module is here with all that it imports.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => true)`)
    await page.route('**/*', (route) => route.abort())
    await (intent === 'hover' ? link.click() : link.press('Enter'))
    await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeInViewport()
  })
}

test('no script has a lookbehind, which Safari before 16.4 cannot read: the whole file would not run', async () => {
  const files = (await readdir('dist', { recursive: true })).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    expect(await readFile(join('dist', file), 'utf8'), file).not.toMatch(/\(\?<[=!]/)
  }
})
