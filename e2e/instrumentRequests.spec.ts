import type { Page } from '@playwright/test'
import {
  accept,
  expectMessage,
  expectSent,
  fields,
  holdAnswer,
  openForm,
  send,
  type,
  TYPED,
} from './support/contactForm.ts'
import {
  band,
  copyLines,
  enter,
  fuel,
  FUEL_CODE,
  scrollToInstrument,
  openInstrument,
  requestLink,
  status,
} from './support/instrument.ts'
import { ENTRY_CODE, holdBack, markDocument, sameDocument } from './support/line.ts'
import { follow } from './support/menu.ts'
import { blockStorage } from './support/storage.ts'
import { expect, hydrated, open, phone, settled, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const FORM_CODE = '**/assets/contact-us-*.js'

/** Opens the fuel instrument and enters the accepted figures of its case. */
async function openFuel(page: Page) {
  const part = await openInstrument(page, fuel)
  await enter(part, fuel.good.enter)
  return part
}

test.describe('lines of an instrument', () => {
  for (const panel of ['here', 'gone']) {
    test(`wait for a message that is being sent, composer ${panel}`, async ({ page, allow }) => {
      if (panel === 'gone') {
        allow(/^not loaded: \/assets\/ComposerPanel-\S+: net::ERR_FAILED$/)
        await page.route('**/assets/ComposerPanel-*.js', (route) => route.abort())
      }
      const answer = await holdAnswer(page)
      await openForm(page)
      await type(page)
      await send(page)
      await follow(page, 'Fueling')
      const part = await scrollToInstrument(page, fuel)
      await enter(part, fuel.good.enter)
      await requestLink(part).click()
      await expectMessage(page, TYPED.message)
      const waiting =
        panel === 'here' ? page.getByLabel('Registration') : page.getByText('could not be loaded')
      await expect(waiting).toBeVisible()
      // Visiting other pages does not lose them.
      for (const name of ['Fueling', 'About Us', 'Contact Us']) await follow(page, name)
      await expectMessage(page, TYPED.message)
      answer(200)
      await expectMessage(page, fuel.lines)
    })
  }

  test('stay and are sent before the composer’s code loads', async ({ page }) => {
    const messages = await accept(page)
    const release = await holdBack(page, '**/assets/ComposerPanel-*.js')
    const part = await openFuel(page)
    await requestLink(part).click()
    await expectMessage(page, fuel.lines)
    await page.reload()
    await hydrated(page)
    await expectMessage(page, fuel.lines)
    await page.goBack()
    await expect(part).toBeVisible()
    await page.goForward()
    await expectMessage(page, fuel.lines)
    const { name, email } = fields(page)
    await name.fill(TYPED.name)
    await email.fill(TYPED.email)
    await send(page)
    await expectSent(page)
    expect(messages[0]?.user_message).toMatch(fuel.lines)
    await expectMessage(page, '')
    await expect(page.getByLabel('Registration')).toHaveCount(0)
    release()
  })

  test('are replaced by a second use after Back unless they were edited', async ({ page }) => {
    const use = async (amount: string) => {
      const part = await scrollToInstrument(page, fuel)
      await enter(part, { Amount: amount })
      // Right after typing: a click of the mouse would come later.
      await requestLink(part).dispatchEvent('click')
      await expectMessage(page, new RegExp(`UPLIFT +${amount}`))
      return part.getByLabel('Amount')
    }
    const { message } = fields(page)
    await open(page, fuel.path)
    const amount = await use('10,500')
    await page.goBack()
    await expect(amount).toHaveValue('10,500')
    await use('20,500')
    await expect(message).not.toHaveValue(/10,500/)
    const edited = `${await message.inputValue()} roughly`
    await message.fill(edited)
    await page.goBack()
    await use('30,500')
    expect((await message.inputValue()).startsWith(`${edited}\n\nUPLIFT`)).toBe(true)
  })

  test('do not move the caret of a visitor who types', async ({ page, allow }) => {
    // React also reports the missing code if it renders again before the document is gone.
    allow(
      /^not loaded: \/assets\/contact-us-\S+: 404$|^error: TypeError: Failed to fetch .*\/assets\/contact-us-\S+$/,
    )
    const part = await openFuel(page)
    // Without the form's code, its page is loaded as a document and shown before hydration.
    const notFound = { status: 404, body: 'Not found' }
    await page.route(FORM_CODE, (route) => route.fulfill(notFound), { times: 1 })
    const release = await holdBack(page, ENTRY_CODE)
    const loaded = page.waitForEvent('domcontentloaded')
    await requestLink(part).click()
    await loaded
    const { message } = fields(page)
    await message.pressSequentially('Hello world')
    for (let step = 0; step < 5; step++) await message.press('ArrowLeft')
    // An input method is at work while the lines arrive: they wait for its end.
    const cdp = await page.context().newCDPSession(page)
    const composed = { text: 'にほ', selectionStart: 2, selectionEnd: 2 }
    await cdp.send('Input.imeSetComposition', composed)
    release()
    await hydrated(page)
    await settled(page)
    await cdp.send('Input.imeSetComposition', { ...composed, text: '日本' })
    await expect(message).toHaveValue('Hello 日本world')
    await cdp.send('Input.insertText', { text: '日本' })
    await expect(message).toHaveValue(/^Hello 日本world\n\nUPLIFT/)
    await page.keyboard.type(' new ')
    await expect(message).toHaveValue(/^Hello 日本 new world\n\nUPLIFT/)
  })

  test('do not come later when the visitor gave up the request', async ({ page }) => {
    await test.step('by Back', async () => {
      const part = await openFuel(page)
      const release = await holdBack(page, FORM_CODE)
      await requestLink(part).click()
      await expect(page).toHaveURL('/contact-us')
      await page.goBack()
      await expect(page).toHaveURL(/services\/fuel/)
      release()
      await follow(page, 'Contact Us')
      await settled(page)
      await expectMessage(page, '')
    })
    await page.unrouteAll()
    await test.step('by another link', async () => {
      const part = await openFuel(page)
      const release = await holdBack(page, FORM_CODE)
      await requestLink(part).click()
      await follow(page, 'About Us')
      release()
      await follow(page, 'Contact Us')
      await page.locator('summary', { hasText: 'Fill in the flight' }).click()
      await expect(page.getByLabel('Registration')).toBeVisible()
      await expectMessage(page, '')
    })
    await test.step('by another link before the instrument has its code', async () => {
      const release = await holdBack(page, FUEL_CODE)
      await open(page, fuel.path)
      await requestLink(band(page, fuel)).click()
      await follow(page, 'About Us')
      release()
      await follow(page, 'Contact Us')
      await expectMessage(page, '')
    })
  })

  test('arrive once after the form’s code failed', async ({ page, allow }) => {
    await page.addInitScript(blockStorage)
    // The router looks for storage when code is gone.
    allow('error: SecurityError: denied')
    allow(/^not loaded: \/assets\/contact-us-\S+: 404$/)
    const part = await openFuel(page)
    await markDocument(page)
    const notFound = { status: 404, body: 'Not found' }
    await page.route(FORM_CODE, (route) => route.fulfill(notFound), { times: 1 })
    await requestLink(part).click()
    await expectMessage(page, fuel.lines)
    expect(await sameDocument(page)).toBe(false)
    await page.reload()
    await hydrated(page)
    await expectMessage(page, fuel.lines)
  })
})

test.describe('while a field is refused', () => {
  test.use({ viewport: phone })

  test('the result names its older figures, and Copy and a request focus the field', async ({
    page,
    context,
  }) => {
    const part = await openInstrument(page, fuel)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    const amount = part.getByLabel('Amount')
    for (const [action, text] of [
      [part.getByRole('button', { name: 'Copy' }), '450000'],
      [requestLink(part), 'abc'],
    ] as const) {
      await amount.fill(text)
      await expect(part.getByText('Shown for Amount: 10,000')).toBeVisible()
      await expect(action).toBeDisabled()
      await expect(action).toHaveAccessibleDescription(
        /^Shown for Amount: 10,000 Correct the entry/,
      )
      // Playwright does not click a disabled button by itself; a visitor can.
      await action.click({ force: true })
      await expect(amount).toBeFocused()
      await expect(amount).toBeInViewport()
      await expect(amount).toHaveAccessibleDescription('Enter 0 to 400,000')
      await expect(status(part)).toContainText('Enter 0 to 400,000')
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    expect(new URL(page.url()).pathname).toBe(fuel.path)
    // No click opens an empty form in a new tab.
    for (const click of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      await amount.blur()
      await requestLink(part).click({ ...click, force: true })
      await expect(amount).toBeFocused()
    }
    expect(context.pages()).toHaveLength(1)
    // A later change of another field is not in the result either.
    await part.getByLabel('Density').fill('810')
    await expect(
      part.getByText('Shown for Amount: 10,000; Density at 15 °C: 800\u00a0kg/m³'),
    ).toBeVisible()
    await amount.fill('400000')
    await expect(part.getByText(/^Shown for/)).toHaveCount(0)
    expect(await copyLines(page, part)).toMatch(/400,000/)
    await requestLink(part).click()
    await expectMessage(page, /400,000/)
  })
})
