import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  return renderAboveHeader(shown)
}
const renderAboveHeader = (shown: NoticeContent) =>
  render(
    <>
      <Notice notice={shown} />
      <header>
        <button type="button">First control</button>
      </header>
    </>,
  )
const dismiss = () => page.getByRole('button', { name: noticeWords.dismiss })
const focus = () => (dismiss().element() as HTMLElement).focus()
async function expectFocusAfterNotice() {
  await expect.element(page.getByRole('banner')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'First control' })).toHaveFocus()
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

test('stays dismissed for the session until its text changes', async () => {
  const { unmount } = await load('2026-11-25T09:00:00Z')
  await dismiss().click()
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await unmount()

  const again = await load('2026-11-25T10:00:00Z')
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await again.unmount()

  await load('2026-11-25T11:00:00Z', { ...notice, text: 'The airport is open again.' })
  await expect.element(line()).toBeVisible()
})

test('moves the focus to the start of the header when it is dismissed by key', async () => {
  await load('2026-11-25T09:00:00Z')
  focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await expectFocusAfterNotice()
})

test('moves the focus to the start of the header when it ends with the focus in it', async () => {
  await load('2026-11-30T20:59:59Z')
  focus()
  vi.setSystemTime(new Date('2026-11-30T21:00:00Z'))
  dispatchEvent(new Event('pageshow'))
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await expectFocusAfterNotice()
})

test('does not move the focus elsewhere on the page when it ends', async () => {
  await load('2026-11-30T20:59:59Z')
  const control = page.getByRole('button', { name: 'First control' })
  ;(control.element() as HTMLElement).focus()
  vi.setSystemTime(new Date('2026-11-30T21:00:00Z'))
  dispatchEvent(new Event('pageshow'))
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
  await expect.element(control).toHaveFocus()
})

test.each([
  ['dismissed', '2026-11-25T10:00:00Z'],
  ['ended', '2026-12-01T10:00:00Z'],
])('%s, stays away where React has cleared the root’s attributes', async (how, time) => {
  const { unmount } = await load('2026-11-25T09:00:00Z')
  if (how === 'dismissed') await dismiss().click()
  await unmount()
  const again = await load(time)
  await again.unmount()
  root.removeAttribute('data-notice-hidden')
  await renderAboveHeader(notice)
  await expect.element(page.getByText(notice.text)).not.toBeVisible()
})

test.each([320, 1440])('wraps a long address at %i px', async (width) => {
  await page.viewport(width, 800)
  const href = `https://www.aero.example/${'very-long-name-'.repeat(12)}`
  await load('2026-11-25T09:00:00Z', { ...notice, text: href, link: { label: href, href } })
  await expect.element(line()).toBeVisible()
  expect(root.scrollWidth).toBeLessThanOrEqual(width)
})

test('shows codes and numbers from left to right within an Arabic text', async () => {
  const text = 'KWI مغلق حتى إشعار آخر. اتصلوا على +965 2000 0000 الآن'
  await load('2026-11-25T09:00:00Z', { ...notice, text })
  await expect.element(line().getByText('مغلق')).toHaveStyle({ direction: 'rtl' })
  for (const code of ['KWI', '+965 2000 0000']) {
    const isolated = line().getByText(code, { exact: true })
    await expect.element(isolated).toHaveStyle({ direction: 'ltr', unicodeBidi: 'isolate' })
  }
})
