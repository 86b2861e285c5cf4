import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menu as words } from '#content/layout.ts'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { Header } from './Header.tsx'

const menu = page.getByRole('navigation', { name: words.label })
const button = page.getByRole('button', { name: / menu$/ })

async function renderOnPhone(noticeHeight = 0) {
  await page.viewport(390, 844)
  return await renderInRouter(
    <>
      <canvas width={1} height={noticeHeight} />
      <Header />
      <button type="button">Control of the page</button>
    </>,
  )
}
async function openMenu() {
  await button.click()
  await expect.element(menu).toBeVisible()
}

/** A closed menu is hidden, and a hidden element has no role to be found by. */
const expectClosed = () => expect.element(menu).not.toBeInTheDocument()

test('the button opens and closes it, and is named after what it does next', async () => {
  await renderOnPhone()
  await expect.element(button).toHaveAccessibleName(words.open)
  await openMenu()
  await expect.element(button).toHaveAccessibleName(words.close)
  await button.click()
  await expectClosed()
  await expect.element(button).toHaveAccessibleName(words.open)
})

test('Tab goes from the button to the first link', async () => {
  await renderOnPhone()
  await openMenu()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu.getByRole('link').first()).toHaveFocus()
})

test('Escape closes it and returns the focus to the button', async () => {
  await renderOnPhone()
  await openMenu()
  await userEvent.keyboard('{Tab}{Escape}')
  await expectClosed()
  await expect.element(button).toHaveFocus()
})

test('Escape closes the list of services before the menu', async () => {
  await renderOnPhone()
  await openMenu()
  const services = page.getByRole('button', { name: words.showServices })
  await services.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(services).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('closes when the focus leaves it', async () => {
  await renderOnPhone()
  await openMenu()
  ;(page.getByRole('button', { name: 'Control of the page' }).element() as HTMLElement).focus()
  await expectClosed()
})

test('closes when a link or a service of its list is followed', async () => {
  const { router } = await renderOnPhone()
  const { label: name = '', to: link = '' } = serviceMenu.at(-1) ?? {}
  for (const { label, to } of [headerLinks.about, headerLinks.home, { label: name, to: link }]) {
    await openMenu()
    if (to === link) await page.getByRole('button', { name: words.showServices }).click()
    await menu.getByRole('link', { name: label, exact: true }).click()
    await expectClosed()
    expect(router.state.location.pathname).toBe(to)
  }
})

test('closes when the window becomes wide', async () => {
  await renderOnPhone()
  await openMenu()
  await page.viewport(1440, 900)
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(menu.getByRole('link', { name: headerLinks.about.label })).toBeVisible()
  // Inside and outside the popover the links look alike, so the check above may pass before it closes.
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
})

test('opens with its list of services closed', async () => {
  await renderOnPhone()
  await openMenu()
  await page.getByRole('button', { name: words.showServices }).click()
  const last = menu.getByRole('link', { name: serviceMenu.at(-1)?.label ?? '' })
  await expect.element(last).toBeVisible()
  await button.click()
  await openMenu()
  await expect.element(last).not.toBeInTheDocument()
})

for (const noticeHeight of [0, 120]) {
  test(`leaves its button in place, and stands below it as wide as the window, under a notice of ${noticeHeight} px`, async () => {
    await renderOnPhone(noticeHeight)
    const before = button.element().getBoundingClientRect()
    await openMenu()
    const after = button.element().getBoundingClientRect()
    expect(after.top).toBe(before.top)
    const { top, bottom, width } = menu.element().getBoundingClientRect()
    expect(width).toBe(innerWidth)
    expect(top).toBeGreaterThanOrEqual(after.bottom)
    expect(top).toBeLessThan(after.bottom + 20)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
  })
}
