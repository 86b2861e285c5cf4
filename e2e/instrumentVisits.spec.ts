import type { Page } from '@playwright/test'
import {
  accept,
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
  drawing,
  enter,
  instrumentOf,
  isHydrated,
  scrollToInstrument,
  openInstrument,
  requestLink,
  status,
} from './support/instrument.ts'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { follow, title } from './support/menu.ts'
import { blockStorage } from './support/storage.ts'
import { expect, hydrated, open, phone, settled, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const fuel = instrumentOf('/services/fuel')
const permit = instrumentOf('/services/operations')

const FORM_CODE = '**/assets/contact-us-*.js'
const FUEL_CODE = '**/assets/Fuel-*.js'
const ENTRY_CODE = '**/assets/entry-client*.js'

/** Opens the fuel instrument and enters the good example. */
async function openFuel(page: Page) {
  const part = await openInstrument(page, fuel)
  await enter(part, fuel.good.enter)
  return part
}

const expectMessage = (page: Page, text: string | RegExp) =>
  expect(fields(page).message).toHaveValue(text)

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
    // React also reports it if it renders once more before the document is gone.
    allow(/^(?:not loaded|error): .*\/assets\/contact-us-\S+/)
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
      await page.getByRole('button', { name: 'Fill in the flight' }).click()
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

test.describe('before the instrument’s code has arrived', () => {
  const lost = /^not loaded: \/assets\/Fuel-\S+: net::ERR_FAILED$/

  test('Copy and "Use in a request" wait for it and use the typed figures', async ({ page }) => {
    const part = band(page, fuel)
    let release = await holdBack(page, FUEL_CODE)
    await open(page, fuel.path)
    await part.getByLabel('Amount').fill('5000')
    await part.getByRole('button', { name: 'Copy' }).click()
    expect(await isHydrated(part)).toBe(false)
    release()
    await expect(page.getByText('Copied as plain lines.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UPLIFT {3}5,000 kg/)

    release = await holdBack(page, FUEL_CODE)
    await open(page, fuel.path)
    await part.getByLabel('Amount').fill('6000')
    await requestLink(part).dblclick()
    expect(await isHydrated(part)).toBe(false)
    release()
    await expectMessage(page, /^UPLIFT {3}6,000 kg/)
    await page.goBack()
    await expect(page).toHaveURL(/amount=6000/)
  })

  test('the example stays while the code fails, and a request retries it', async ({
    page,
    allow,
  }) => {
    allow(lost)
    await page.route(FUEL_CODE, (route) => route.abort())
    await open(page, fuel.path)
    const part = band(page, fuel)
    for (const _ of ['first', 'immediate retry']) {
      const failed = page.waitForEvent('requestfailed')
      await part.getByLabel('Amount').scrollIntoViewIfNeeded()
      await failed
    }
    await expect(part.getByText(fuel.example).first()).toBeVisible()
    await expect(drawing(part)).toBeVisible()
    await expect(requestLink(part)).toHaveAttribute('href', '/contact-us')
    await part.getByLabel('Amount').fill('5000')
    await page.unroute(FUEL_CODE)
    await requestLink(part).click()
    await expectMessage(page, /^UPLIFT {3}5,000 kg/)
  })

  test('a request takes the inputs when the code never loads', async ({ page, allow }) => {
    allow(lost)
    await page.route(FUEL_CODE, (route) => route.abort())
    await open(page, `${fuel.path}#instrument?unit=lb&temperature=30`)
    const part = band(page, fuel)
    await part.getByLabel('Amount').fill('5000')
    await part.getByLabel('Product').selectOption('Avgas')
    await requestLink(part).click()
    await expectMessage(
      page,
      /^One uplift, five units\nAmount: 5000\nUnit: lb\nProduct: Avgas\nFuel temperature, °C: 30\n.*$/,
    )
    await page.unroute(FUEL_CODE)
    await page.goBack()
    await expect(part.getByLabel('Amount')).toHaveValue('5000')
    await expect(part.getByText(/at 720.0/)).toBeVisible()
  })

  test('never prints the example in place of typed or linked figures', async ({ page }) => {
    await page.addInitScript(() => (Element.prototype.scrollIntoView = () => undefined))
    const part = band(page, fuel)
    for (const hash of ['#instrument?amount=5000', '']) {
      const release = await holdBack(page, FUEL_CODE)
      await open(page, fuel.path + hash)
      if (!hash) await part.getByLabel('Amount').fill('5000')
      await page.emulateMedia({ media: 'print' })
      await expect(drawing(part)).toBeHidden()
      release()
      await expect(drawing(part)).toBeVisible()
      await expect(part.getByText('6,250 litres').first()).toBeVisible()
      if (hash) expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('the next interaction loads it when it failed after a link', async ({ page, allow }) => {
    allow(lost)
    await page.route(FUEL_CODE, (route) => route.abort())
    await open(page, '/about-us')
    let failures = 0
    page.on('requestfailed', () => (failures += 1))
    await follow(page, 'Fueling')
    // It is retried once by itself.
    await expect.poll(() => failures).toBe(2)
    await page.unroute(FUEL_CODE)
    await title(page, 'Fueling').click()
    await expect(band(page, fuel).getByLabel('Amount')).toHaveValue('10,000')
  })

  test('a choice before hydration also sets what it implies', async ({ page }) => {
    await test.step('the hours of an office', async () => {
      const overlap = instrumentOf('/services/concierge-services')
      const release = await holdBack(page, ENTRY_CODE)
      await page.goto(overlap.path)
      await band(page, overlap).getByLabel('Office').selectOption('Riyadh')
      release()
      const part = await scrollToInstrument(page, overlap)
      await expect(part.getByText('40 h').first()).toBeVisible()
      await expect(status(part)).toContainText('40 h')
    })
    await test.step('the density of a product, in a request', async () => {
      const release = await holdBack(page, ENTRY_CODE)
      await page.goto(fuel.path)
      await band(page, fuel).getByLabel('Product').selectOption('Avgas')
      await requestLink(band(page, fuel)).click()
      release()
      // Avgas is not corrected for its temperature.
      await expectMessage(page, /10,000 kg Avgas\nDENSITY {2}720 kg\/m³ \(15 °C\)\n/)
    })
  })
})

test.describe('figures in the address', () => {
  test('are corrected if they cannot be used, and the field says so', async ({ page }) => {
    await test.step('a past date', async () => {
      await page.clock.setFixedTime('2026-11-23T09:00:00Z')
      await open(page, `${permit.path}#instrument?arrival=2026-11-20`)
      const arrival = band(page, permit).getByRole('textbox')
      await expect(arrival).toHaveValue('2026-11-29')
      await expect(arrival).toHaveAccessibleDescription(
        'The date in this link has passed; showing 29 Nov 2026.',
      )
      await expect(page).toHaveURL(/#instrument\?arrival=2026-11-29$/)
    })
    await test.step('a refused figure beside a good one', async () => {
      await open(page, `${fuel.path}#instrument%3Famount=5000&density15=900`)
      const part = band(page, fuel)
      const density = part.getByLabel('Density')
      await expect(density).toHaveAccessibleDescription(
        /^The value in this link cannot be used; showing 800\. 775 to 840/,
      )
      await expect(status(part)).toContainText('Density at 15 °C: The value in this link')
      await expect(part.getByText('6,250 litres').first()).toBeVisible()
      await expect(page).toHaveURL(/#instrument\?amount=5000&.*density15=800/)
      await density.fill('790')
      await expect(density).toHaveAccessibleDescription(/^775 to 840/)
      await expect(page).toHaveURL(/density15=790/)
    })
  })

  test('stay when a link leads to the same page, before hydration too', async ({ page }) => {
    const catering = instrumentOf('/services/catering')
    const part = await openInstrument(page, catering, '#instrument?trays=50')
    const trays = part.getByLabel('Trays')
    await expect(trays).toHaveValue('50')
    await trays.fill('66')
    await expect(page).toHaveURL(/trays=66/)
    await follow(page, 'Catering')
    await expect(title(page, 'Catering')).toBeFocused()
    await page.reload()
    await expect(trays).toHaveValue('66')

    const release = await holdBack(page, ENTRY_CODE)
    await page.reload()
    await follow(page, 'Catering')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/trays=66/)
  })

  test('follow 400 ms after the last key, on their own page', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T09:00:00Z' })
    const release = await holdBack(page, '**/assets/catering-*.js')
    const part = await openInstrument(page, fuel)
    await page.clock.pauseAt('2026-11-23T10:00:00Z')

    await test.step('not before 400 ms, and not later', async () => {
      await part.getByLabel('Amount').fill('20,000')
      await expect(part.getByText('25,000 litres').first()).toBeVisible()
      await page.clock.runFor(350)
      await expect(status(part)).toHaveText('')
      await page.clock.runFor(100)
      await expect(status(part)).toContainText('25,000 litres')
      await expect(page).toHaveURL(/amount=20%2C000/)
    })
    await test.step('not in the next page’s address when the visitor leaves while typing', async () => {
      await part.getByLabel('Amount').fill('40,000')
      await page.locator('footer a[href="/services/catering"]').dispatchEvent('click')
      await expect(page).toHaveURL(/\/services\/catering$/)
      // The old page is still shown: the code of the next one is held back.
      await expect(part.getByText('50,000 litres').first()).toBeVisible()
      await page.clock.runFor(1000)
      await expect(page).toHaveURL(/\/services\/catering$/)
      release()
      await expect(title(page, 'Catering')).toBeVisible()
      await expect(page).toHaveURL(/\/services\/catering$/)
    })
  })
})

test.describe('the permit line', () => {
  const arrival = (page: Page) => band(page, permit).getByRole('textbox')

  test('follows the days of Kuwait while its page stays open', async ({ page }) => {
    await page.clock.install({ time: '2026-12-31T20:58:00Z' })
    const part = await openInstrument(page, permit)
    await markDocument(page)
    await arrival(page).fill('2026-12-31')
    await expect(page).toHaveURL(/arrival=2026-12-31/)
    await test.step('the chosen day passes at midnight', async () => {
      await page.clock.fastForward('10:00')
      await arrival(page).fill('2027-01-11')
      await expect(page).toHaveURL(/arrival=2027-01-11/)
      await expect(part.getByText(/on Mon.11.Jan/).first()).toBeVisible()
      expect(await sameDocument(page)).toBe(true)
    })
    await test.step('three working days are counted from a weekend', async () => {
      const tooFew = part.getByText('Fewer than three').first()
      // It is Friday: Sunday, Monday and Tuesday remain.
      await arrival(page).fill('2027-01-06')
      await expect(part.getByText('Call the desk').first()).toBeVisible()
      await expect(tooFew).toBeHidden()
      await arrival(page).fill('2027-01-05')
      await expect(tooFew).toBeVisible()
      await arrival(page).fill('2027-01-11')
    })
    await test.step('five more days pass', async () => {
      const late = part.getByText('Call the desk').first()
      await expect(late).toBeHidden()
      await page.clock.fastForward(120 * 3_600_000)
      await expect(late).toBeVisible()
      await expect(arrival(page)).toHaveAttribute('min', '2027-01-06')
    })
  })

  test('never cuts its flag on a phone', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T09:00:00Z' })
    const part = await openInstrument(page, permit)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      // Sunday to Saturday, and a Wednesday to send on, which has the longest name.
      for (const day of [13, 14, 15, 16, 17, 18, 19, 31]) {
        await arrival(page).fill(`2026-12-${day}`)
        const flag = drawing(part).getByText(/^Send by \w+ \d+ Dec$/)
        await expect(flag).toBeVisible()
        const { left, right } = await flag.evaluate((node) => node.getBoundingClientRect())
        expect(left, `${day} December, ${width} px`).toBeGreaterThanOrEqual(0)
        expect(right, `${day} December, ${width} px`).toBeLessThanOrEqual(width)
      }
    }
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

test('no line of the rest ruler crosses a word or figure', async ({ page }) => {
  await open(page, '/services/transport-hotac')
  const ruler = drawing(page.getByRole('region', { name: 'Rest ruler' }))
  for (const width of [360, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const crossed = await ruler.evaluate((svg) => {
      const lines = [...svg.querySelectorAll('line')]
        .map((line) => line.getBoundingClientRect())
        .filter((line) => line.width < 2)
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect()
          const isBeside = ({ left }: DOMRect) => left <= box.left || left >= box.right
          const isApart = ({ top, bottom }: DOMRect) => top >= box.top || bottom <= box.bottom
          return lines.some((line) => !isBeside(line) && !isApart(line))
        })
        .map((text) => text.textContent)
    })
    expect.soft(crossed, `${width} px`).toEqual([])
  }
})
