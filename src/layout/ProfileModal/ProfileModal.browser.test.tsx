import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { profileModal as words } from '#content/layout.ts'
import { afterRender } from '#testing/frames.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { ProfileModal } from './ProfileModal.tsx'

const CHECK_DELAY_MS = 1000
const PDF = { 'content-type': 'application/pdf' }
type Answer = () => Promise<Response>
const found: Answer = async () => new Response('', { headers: PDF })
const missing: Answer = async () => new Response('', { status: 404, headers: PDF })

/** The element that shows the file, and the message that it cannot be shown; null if absent. */
const preview = () => page.getByTitle(words.frameTitle).query()
const fallback = () => page.getByRole('alert').query()
const pretendViewer = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value })

beforeEach(() => pretendViewer(true))
afterEach(() => vi.useRealTimers())

/**
 * Opens the dialog.
 * @param answer of the server to the request for the file
 */
async function openDialog(answer = found) {
  vi.stubGlobal('fetch', answer)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderInRouter(<ProfileModal onClose={() => {}} />)
  await afterRender()
}
async function wait(ms: number) {
  vi.advanceTimersByTime(ms)
  await afterRender()
}

test('keeps the preview of a file whose length the server does not name', async () => {
  await openDialog()
  await wait(CHECK_DELAY_MS)
  expect(preview()).not.toBeNull()
  expect(fallback()).toBeNull()
})

const FAULTS: Record<string, Answer> = {
  'is missing': missing,
  'is a page': async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  'is empty': async () => new Response('', { headers: { ...PDF, 'content-length': '0' } }),
  'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'never comes': () => new Promise(() => {}),
}
test.each(Object.entries(FAULTS))(
  'says after 1 s that a file that %s cannot be shown',
  async (_what, answer) => {
    await openDialog(answer)
    await wait(CHECK_DELAY_MS)
    expect(fallback()).not.toBeNull()
  },
)

test('shows no message within the first second', async () => {
  await openDialog(missing)
  await wait(CHECK_DELAY_MS - 1)
  expect(preview()).not.toBeNull()
  expect(fallback()).toBeNull()
})

test('keeps loading a file that takes longer than 1 s', async () => {
  await openDialog(FAULTS['never comes'])
  await wait(CHECK_DELAY_MS)
  expect(preview()).not.toBeNull()
})

/** Opens the dialog, and answers the request after the message about a slow file has appeared. */
async function answerLate(answer: Response) {
  let give = (_answer: Response) => {}
  await openDialog(() => new Promise((resolve) => (give = resolve)))
  await wait(CHECK_DELAY_MS)
  give(answer)
  await afterRender()
}

test('shows the preview again when the file comes late', async () => {
  await answerLate(await found())
  expect(fallback()).toBeNull()
  expect(preview()).not.toBeNull()
})

test('drops the preview when the server says late that the file is missing', async () => {
  await answerLate(await missing())
  expect(fallback()).not.toBeNull()
  expect(preview()).toBeNull()
})

test('offers the file at once in a browser without a PDF viewer', async () => {
  pretendViewer(false)
  await openDialog()
  expect(preview()).toBeNull()
  await expect.element(page.getByRole('link', { name: words.open })).toBeVisible()
})

test('offers the file at once on an iPad, which shows only the first page of a PDF in a frame', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  )
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  await openDialog()
  expect(preview()).toBeNull()
  await expect.element(page.getByRole('link', { name: words.open })).toBeVisible()
})

test('asks before the download on a phone', async () => {
  await page.viewport(390, 844)
  await openDialog()
  await expect.element(page.getByText(words.question)).toBeVisible()
  expect(preview()).toBeNull()
})
