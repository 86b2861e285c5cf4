import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { afterRender } from '#testing/frames.ts'
import { notify } from './notify.ts'

const TEXT = 'Saved'
const DURATION_MS = 3000

const toasts = () => page.getByText(TEXT)
const status = () => page.getByRole('status').filter({ hasText: TEXT })
const close = () => page.getByRole('button', { name: 'close' })
const outside = () => page.getByRole('button', { name: 'Outside' })
/** The timer of a toast is an animation, which no fake clock moves. */
const timer = () =>
  document.getAnimations().find(({ effect }) => effect?.getTiming().duration === DURATION_MS)

async function show(kind: 'success' | 'error' = 'success') {
  notify(kind, TEXT)
  await expect.element(toasts()).toBeVisible()
}
/** Renders elements that can cover a toast, and those that have the focus and the pointer at first. */
beforeEach(async () => {
  await render(
    <>
      <button type="button">Outside</button>
      <dialog aria-label="Dialog" />
      <div popover="auto">Menu</div>
    </>,
  )
  await outside().click()
})
const dialog = () =>
  page.getByRole('dialog', { includeHidden: true }).element() as HTMLDialogElement
const menu = () => page.getByText('Menu').element() as HTMLElement
/** Long enough for a toast that nothing delays: its library has already loaded. */
async function afterLibrary() {
  await import('./toasts.tsx')
  await afterRender()
}

afterEach(async () => {
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toasts().elements()).toEqual([])
})

test.each([
  ['success', 'status'],
  ['error', 'alert'],
] as const)('announces a message of %s as %s', async (kind, role) => {
  await show(kind)
  await expect.element(page.getByRole(role).filter({ hasText: TEXT })).toBeVisible()
})

test('replaces the toast that is visible', async () => {
  await show()
  notify('success', 'Newer')
  await expect.element(page.getByText('Newer')).toBeVisible()
  await expect.poll(() => toasts().elements(), { timeout: 1000 }).toEqual([])
})

test('leaves the focus where it is', async () => {
  await show()
  await expect.element(outside()).toHaveFocus()
})

test('closes by itself when 3 s are over', async () => {
  await show()
  await expect.poll(() => timer()?.playState).toBe('running')
  timer()?.finish()
  await expect.poll(() => toasts().elements()).toEqual([])
})

test.each([
  ['it has the focus', async () => (close().element() as HTMLElement).focus()],
  ['the pointer is over it', () => status().hover()],
])('stays while %s', async (_when, hold) => {
  await show()
  await expect.poll(() => timer()?.playState).toBe('running')
  await hold()
  await expect.poll(() => timer()?.playState).toBe('paused')
})

test('closes by its button', async () => {
  await show()
  await close().click()
  await expect.poll(() => toasts().elements()).toEqual([])
})

test('closes by Escape', async () => {
  await show()
  await status().hover()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toasts().elements()).toEqual([])
})

test.each([
  ['a dialog has closed', () => dialog().showModal(), () => dialog().close()],
  ['a menu has closed', () => menu().showPopover(), () => menu().hidePopover()],
  ['its tab is visible', () => setHidden(true), () => setHidden(false)],
])('waits until %s', async (_what, cover, uncover) => {
  cover()
  notify('success', TEXT)
  await afterLibrary()
  expect(toasts().elements()).toEqual([])
  uncover()
  await expect.element(toasts()).toBeVisible()
})

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
