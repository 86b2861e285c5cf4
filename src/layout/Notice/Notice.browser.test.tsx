import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type NoticeContent, noticeWords } from '#content/notice.ts'
import { Notice } from './Notice.tsx'
import { getNoticeData, INLINE_NOTICE_SCRIPT } from './visibility.ts'

const notice: NoticeContent = {
  date: '2026-11-20',
  text: 'The airport is closed.',
  until: '2026-11-30',
}
const root = document.documentElement
const line = () => page.getByRole('complementary', { name: noticeWords.label })

/** Loads a page at this time. As in a browser, the inline script runs before the notice is in the page. */
async function load(time: string, shown = notice) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  for (const name of ['data-notice', 'data-notice-end', 'data-notice-hidden'])
    root.removeAttribute(name)
  for (const [name, value] of Object.entries(getNoticeData(shown) ?? {}))
    if (value !== undefined) root.setAttribute(name, String(value))
  const script = document.createElement('script')
  script.textContent = INLINE_NOTICE_SCRIPT
  document.head.append(script)
  script.remove()
  return render(<Notice notice={shown} />)
}

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('shows airport, date and text until the end of its last day in Kuwait', async () => {
  await load('2026-11-30T20:59:59Z')
  await expect.element(line()).toHaveTextContent('OKKK, as of 20 Nov 2026: The airport is closed.')
})

test('is gone after its last day, before React renders it', async () => {
  await load('2026-11-30T21:00:00Z')
  expect(root).toHaveAttribute('data-notice-hidden')
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
})

test('stays without an end', async () => {
  await load('2036-11-30T21:00:00Z', { date: notice.date, text: notice.text })
  await expect.element(line()).toBeVisible()
})

test('once dismissed, stays away in this session until its text changes', async () => {
  const { unmount } = await load('2026-11-25T09:00:00Z')
  await page.getByRole('button', { name: noticeWords.dismiss }).click()
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await unmount()

  const again = await load('2026-11-25T10:00:00Z')
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await again.unmount()

  await load('2026-11-25T11:00:00Z', { ...notice, text: 'The airport is open again.' })
  await expect.element(line()).toBeVisible()
})
