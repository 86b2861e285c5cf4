import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menu } from '#content/layout.ts'
import { serviceMenu } from '#content/navigation.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const names = serviceMenu.map(({ label }) => label)
const [first = '', second = ''] = names
const last = names.at(-1) ?? ''

async function renderMenu({ width, height } = DESKTOP) {
  await page.viewport(width, height)
  return renderInRouter(
    <>
      <ul>
        <ServicesMenu />
      </ul>
      <button type="button">Next control</button>
    </>,
  )
}
const toggle = () =>
  page.getByRole('button', { name: new RegExp(`^(${menu.showServices}|${menu.hideServices})$`) })
const service = (name: string) => page.getByRole('link', { name, exact: true })
/** The pointer is elsewhere, because hovering would open the list. */
async function openByKey() {
  await userEvent.hover(page.getByRole('button', { name: 'Next control' }))
  ;(toggle().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectOpen(true)
}
async function expectOpen(isOpen: boolean) {
  await expect.element(toggle()).toHaveAttribute('aria-expanded', String(isOpen))
}

test('a click pins the list open, and another closes it', async () => {
  await renderMenu()
  await toggle().click()
  await userEvent.hover(page.getByRole('button', { name: 'Next control' }))
  await expectOpen(true)
  await toggle().click()
  await expectOpen(false)
})

test('opens under a mouse, and closes after the mouse has left', async () => {
  await renderMenu()
  await userEvent.hover(page.getByRole('listitem').first())
  await expectOpen(true)
  await userEvent.hover(page.getByRole('button', { name: 'Next control' }))
  await expectOpen(false)
})

test('does not open under a mouse on a narrow screen', async () => {
  await renderMenu(PHONE)
  await userEvent.hover(page.getByRole('listitem').first())
  await expectOpen(false)
})

test('Tab goes from the button to the first service', async () => {
  await renderMenu()
  await openByKey()
  await userEvent.keyboard('{Tab}')
  await expect.element(service(first)).toHaveFocus()
})

test('Escape closes the list and returns the focus to its button', async () => {
  await renderMenu()
  await openByKey()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(service(second)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expectOpen(false)
  await expect.element(toggle()).toHaveFocus()
})

test('closes when Tab leaves the last service', async () => {
  await renderMenu()
  await openByKey()
  ;(service(last).element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next control' })).toHaveFocus()
  await expectOpen(false)
})

test('closes when the visitor presses outside it', async () => {
  await renderMenu()
  await toggle().click()
  await page.getByRole('button', { name: 'Next control' }).click()
  await expectOpen(false)
})

test('a service leads to its page and closes the list', async () => {
  const { router } = await renderMenu()
  await toggle().click()
  await service(first).click()
  await expectOpen(false)
  expect(router.state.location.pathname).toBe(serviceMenu[0]?.to)
})
