import { fields, holdAnswer, SEND } from './support/contactForm.ts'
import {
  band,
  drawing,
  enter,
  instrumentOf,
  isHydrated,
  near,
  status,
} from './support/instrument.ts'
import { holdBack, markDocument, sameDocument } from './support/line.ts'
import { decode, pixel } from './support/pixels.ts'
import { blockStorage } from './support/storage.ts'
import { expect, hydrated, open, phone, settled, test } from './support/test.ts'

for (const panel of ['here', 'gone']) {
  test(`lines wait for a message that is being sent, and then stand alone, composer’s code ${panel}`, async ({
    page,
    allow,
  }) => {
    if (panel === 'gone') {
      allow(/^not loaded: \/assets\/ComposerPanel-\S+: net::ERR_FAILED$/)
      await page.route('**/assets/ComposerPanel-*.js', (route) => route.abort())
    }
    const instrument = instrumentOf('/services/fuel')
    const answer = await holdAnswer(page)
    await open(page, '/contact-us')
    const form = fields(page)
    await form.name.fill('Dana')
    await form.email.fill('ops@example.com')
    await form.message.fill('The first message')
    await form.submit.click()
    await page.locator(`footer a[href="${instrument.path}"]`).click()
    const part = await near(page, instrument)
    await enter(part, instrument.good.enter)
    await part.getByRole('link', { name: 'Use in a request' }).click()
    await expect(form.message).toHaveValue('The first message')
    // The lines wait here.
    const waiting =
      panel === 'here' ? page.getByLabel('Registration') : page.getByText('could not be loaded')
    await expect(waiting).toBeVisible()
    // Visiting other pages does not lose them.
    const ways = {
      [instrument.path]: 'Fueling',
      '/about-us': 'About Us',
      '/contact-us': 'Contact Us',
    }
    for (const [path, name] of Object.entries(ways)) {
      await page.locator(`footer a[href="${path}"]`).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await expect(form.message).toHaveValue('The first message')
    answer(200)
    await expect(form.message).toHaveValue(instrument.lines)
  })
}

test('lines survive a reload, Back and Forward, and Send before the composer’s code loads', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/fuel')
  const release = await holdBack(page, '**/assets/ComposerPanel-*.js')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await enter(part, instrument.good.enter)
  await part.getByRole('link', { name: 'Use in a request' }).click()
  const form = fields(page)
  await expect(form.message).toHaveValue(instrument.lines)
  await test.step('reload', async () => {
    await page.reload()
    await hydrated(page)
    await expect(form.message).toHaveValue(instrument.lines)
  })
  await test.step('Back and Forward', async () => {
    await page.goBack()
    await expect(part).toBeVisible()
    await page.goForward()
    await expect(form.message).toHaveValue(instrument.lines)
  })
  await test.step('Send', async () => {
    await page.route(SEND, (route) => route.fulfill({ body: 'OK' }))
    await form.name.fill('Dana')
    await form.email.fill('ops@example.com')
    const request = page.waitForRequest(SEND)
    await form.submit.click()
    const { template_params: sent } = (await request).postDataJSON()
    expect(sent.user_message).toMatch(instrument.lines)
    await expect(form.message).toHaveValue('')
    await expect(page.getByLabel('Registration')).toHaveCount(0)
  })
  release()
})

test('a second use of an instrument replaces its lines unless they were edited', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const form = fields(page)
  const use = async (amount: string) => {
    const part = await near(page, instrument)
    await enter(part, { Amount: amount })
    await part.getByRole('link', { name: 'Use in a request' }).click()
    await expect(form.message).toHaveValue(new RegExp(`UPLIFT +${amount}`))
  }
  await use('10,500')
  await page.goBack()
  await use('20,500')
  await expect(form.message).not.toHaveValue(/10,500/)
  const edited = `${await form.message.inputValue()} roughly`
  await form.message.fill(edited)
  await page.goBack()
  await use('30,500')
  const both = await form.message.inputValue()
  expect(both.startsWith(`${edited}\n\nUPLIFT`)).toBe(true)
})

test('lines that arrive while the visitor types do not move the caret', async ({ page, allow }) => {
  allow(/^not loaded: \/assets\/contact-us-\S+: 404$/)
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await enter(part, instrument.good.enter)
  // Without the form's code, its page is loaded as a document and shown before hydration.
  const gone = '**/assets/contact-us-*.js'
  const notFound = { status: 404, body: 'Not found' }
  await page.route(gone, (route) => route.fulfill(notFound), { times: 1 })
  const release = await holdBack(page, '**/assets/entry-client*.js')
  const loaded = page.waitForEvent('domcontentloaded')
  await part.getByRole('link', { name: 'Use in a request' }).click()
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
  await cdp.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 })
  await expect(message).toHaveValue('Hello 日本world')
  await cdp.send('Input.insertText', { text: '日本' })
  await expect(message).toHaveValue(/^Hello 日本world\n\nUPLIFT/)
  await page.keyboard.type(' new ')
  await expect(message).toHaveValue(/^Hello 日本 new world\n\nUPLIFT/)
})

test('marks off-blocks of the next day in UTC and Kuwait time separately', async ({ page }) => {
  const instrument = instrumentOf('/services/ground-handling')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await enter(part, { 'On blocks': '20:30' })
  await expect(status(part)).toHaveText('21:30 UTC off blocks; 00:30 +1 in Kuwait')
  await enter(part, { 'On blocks': '23:30' })
  await expect(status(part)).toHaveText('00:30 +1 UTC off blocks; 03:30 +1 in Kuwait')
})

test('keeps working when the chosen day has passed at midnight in Kuwait', async ({ page }) => {
  const instrument = instrumentOf('/services/operations')
  await page.clock.install({ time: '2026-11-23T20:58:00Z' })
  await open(page, instrument.path)
  await markDocument(page)
  const part = await near(page, instrument)
  const arrival = part.getByRole('textbox')
  await arrival.fill('2026-11-23')
  await expect(page).toHaveURL(/arrival=2026-11-23/)
  await page.clock.fastForward('10:00')
  await arrival.fill('2026-11-30')
  await expect(page).toHaveURL(/arrival=2026-11-30/)
  await expect(part.getByText(/on Mon.30.Nov/).first()).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
})

test('offers no past day on a page that was left open for days', async ({ page }) => {
  const instrument = instrumentOf('/services/operations')
  await page.clock.install({ time: '2026-12-31T20:58:00Z' })
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const late = part.getByText('Call the desk').first()
  await expect(part.getByRole('textbox')).toHaveAttribute('min', '2026-12-31')
  await expect(late).toBeHidden()
  await page.clock.fastForward(120 * 3_600_000)
  await expect(late).toBeVisible()
  await expect(part.getByRole('textbox')).toHaveAttribute('min', '2027-01-05')
})

test.describe('before the instrument’s code has arrived', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const instrument = instrumentOf('/services/fuel')
  const CODE = '**/assets/Fuel-*.js'
  const lost = /^not loaded: \/assets\/Fuel-\S+: net::ERR_FAILED$/

  test('Copy and "Use in a request" wait for it and use the typed figures', async ({ page }) => {
    const letGo = await holdBack(page, CODE)
    await open(page, instrument.path)
    const part = band(page, instrument)
    await part.getByLabel('Amount').fill('5000')
    await part.getByRole('button', { name: 'Copy' }).click()
    expect(await isHydrated(part)).toBe(false)
    letGo()
    await expect(page.getByText('Copied as plain lines.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UPLIFT {3}5,000 kg/)

    const letGoAgain = await holdBack(page, CODE)
    await open(page, instrument.path)
    await part.getByLabel('Amount').fill('6000')
    await part.getByRole('link', { name: 'Use in a request' }).dblclick()
    expect(await isHydrated(part)).toBe(false)
    letGoAgain()
    await expect(fields(page).message).toHaveValue(/^UPLIFT {3}6,000 kg/)
    await page.goBack()
    await expect(page).toHaveURL(/amount=6000/)
  })

  test('a request before hydration uses the typed figures', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/entry-client-*.js')
    await page.goto(instrument.path)
    const part = band(page, instrument)
    await part.getByLabel('Product').selectOption('Avgas')
    await part.getByRole('link', { name: 'Use in a request' }).click()
    letGo()
    await expect(fields(page).message).toHaveValue(/10,000 kg Avgas\nDENSITY {2}720 kg/)
  })

  test('a request whose code fails and is retried takes the calculated lines', async ({
    page,
    allow,
  }) => {
    allow(lost)
    await page.route(CODE, (route) => route.abort())
    await open(page, instrument.path)
    const part = band(page, instrument)
    for (const _ of ['first', 'immediate retry']) {
      const failed = page.waitForEvent('requestfailed')
      await part.getByLabel('Amount').scrollIntoViewIfNeeded()
      await failed
    }
    await part.getByLabel('Amount').fill('5000')
    await page.unroute(CODE)
    await part.getByRole('link', { name: 'Use in a request' }).click()
    await expect(fields(page).message).toHaveValue(/^UPLIFT {3}5,000 kg/)
  })

  test('a request takes the raw inputs when the code never loads, and Back shows them', async ({
    page,
    allow,
  }) => {
    allow(lost)
    await page.route(CODE, (route) => route.abort())
    await open(page, `${instrument.path}#instrument?unit=lb&temperature=30`)
    const part = band(page, instrument)
    await part.getByLabel('Amount').fill('5000')
    await part.getByLabel('Product').selectOption('Avgas')
    await part.getByRole('link', { name: 'Use in a request' }).click()
    await expect(fields(page).message).toHaveValue(
      /^One uplift, five units\nAmount: 5000\nUnit: lb\nProduct: Avgas\n.*\nFuel temperature, °C: 30$/,
    )
    await page.unroute(CODE)
    await page.goBack()
    await expect(part.getByLabel('Amount')).toHaveValue('5000')
    await expect(part.getByText(/at 720.0/)).toBeVisible()
  })

  test('a waiting request is dropped when the visitor follows another link', async ({ page }) => {
    const letGo = await holdBack(page, CODE)
    await open(page, instrument.path)
    await band(page, instrument).getByRole('link', { name: 'Use in a request' }).click()
    await page.locator('footer a[href="/about-us"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    letGo()
    await page.locator('footer a[href="/contact-us"]').click()
    await expect(fields(page).message).toHaveValue('')
  })

  test('shows figures from the address without scrolling, and never prints the example instead', async ({
    page,
  }) => {
    const letGo = await holdBack(page, CODE)
    await page.addInitScript(() => (Element.prototype.scrollIntoView = () => undefined))
    await open(page, `${instrument.path}#instrument?amount=5000`)
    const part = band(page, instrument)
    await page.emulateMedia({ media: 'print' })
    await expect(drawing(part)).toBeHidden()
    letGo()
    await expect(drawing(part)).toBeVisible()
    await expect(part.getByText('6,250 litres').first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

for (const [path, label, option, answer] of [
  ['/services/concierge-services', 'Office', 'Riyadh', '40 h'],
  ['/services/fuel', 'Product', 'Avgas', '13,889 litres'],
] as const) {
  test(`choosing ${option} before hydration updates what depends on it`, async ({ page }) => {
    const instrument = instrumentOf(path)
    const letGo = await holdBack(page, '**/assets/entry-client-*.js')
    await page.goto(path)
    const part = band(page, instrument)
    await part.getByLabel(label).selectOption(option)
    letGo()
    await near(page, instrument)
    await expect(part.getByText(answer).first()).toBeVisible()
    await expect(status(part)).toContainText(answer)
  })
}

test('corrects a link with a past date or a refused figure, and says so beside the field', async ({
  page,
}) => {
  await test.step('a past date', async () => {
    const instrument = instrumentOf('/services/operations')
    await page.clock.setFixedTime('2026-11-23T09:00:00Z')
    await open(page, `${instrument.path}#instrument?arrival=2026-11-20`)
    const arrival = band(page, instrument).getByRole('textbox')
    await expect(arrival).toHaveValue('2026-11-29')
    await expect(arrival).toHaveAccessibleDescription(
      'The date in this link has passed; showing 29 Nov 2026.',
    )
    await expect(page).toHaveURL(/#instrument\?arrival=2026-11-29$/)
  })
  await test.step('a refused figure beside a good one', async () => {
    const instrument = instrumentOf('/services/fuel')
    await open(page, `${instrument.path}#instrument%3Famount=5000&density15=900`)
    const part = band(page, instrument)
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

test('a link to the same page keeps the figures in the address', async ({ page }) => {
  const instrument = instrumentOf('/services/catering')
  await open(page, `${instrument.path}#instrument?trays=50`)
  const part = await near(page, instrument)
  const trays = part.getByLabel('Trays')
  await expect(trays).toHaveValue('50')
  await trays.fill('66')
  await expect(page).toHaveURL(/trays=66/)
  await page.locator(`footer a[href="${instrument.path}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(trays).toHaveValue('66')

  const release = await holdBack(page, '**/assets/entry-client*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.locator(`footer a[href="${instrument.path}"]`).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/trays=66/)
})

test('lines of a request that was given up while its page was pending do not come later', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await enter(part, instrument.good.enter)
  const release = await holdBack(page, '**/assets/contact-us-*.js')
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.goBack()
  await expect(page).toHaveURL(/services\/fuel/)
  release()
  await page.locator('footer a[href="/contact-us"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await settled(page)
  await expect(fields(page).message).toHaveValue('')
})

test('lines arrive after the form’s code failed and its page was reloaded, storage blocked', async ({
  page,
  allow,
}) => {
  await page.addInitScript(blockStorage)
  // The router looks for storage when code is gone.
  allow('error: SecurityError: denied')
  allow(/^not loaded: \/assets\/contact-us-\S+: 404$/)
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  await markDocument(page)
  const part = await near(page, instrument)
  await enter(part, instrument.good.enter)
  let turns = 0
  await page.route('**/assets/contact-us-*.js', (route) => {
    turns += 1
    return turns > 1 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' })
  })
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await expect(fields(page).message).toHaveValue(instrument.lines)
  expect(await sameDocument(page)).toBe(false)
  await page.reload()
  await hydrated(page)
  // The lines are inserted once.
  await expect(fields(page).message).toHaveValue(instrument.lines)
})

test('counts three working days from a weekend', async ({ page }) => {
  const instrument = instrumentOf('/services/operations')
  // A Friday in Kuwait.
  await page.clock.install({ time: '2026-11-27T09:00:00Z' })
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const arrival = part.getByRole('textbox')
  await arrival.fill('2026-12-02')
  await expect(part.getByText('Call the desk').first()).toBeVisible()
  await expect(part.getByText('Fewer than three')).toHaveCount(0)
  await arrival.fill('2026-12-01')
  await expect(part.getByText('Fewer than three').first()).toBeVisible()
})

test('the permit line names holidays and years and never cuts its flag', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  const instrument = instrumentOf('/services/operations')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const arrival = part.getByRole('textbox')

  await test.step('a public holiday in the answer and the copied lines', async () => {
    await arrival.fill('2027-02-28')
    await expect(part.getByText('Sun 21 Feb 2027').first()).toBeVisible()
    await expect(
      part.getByText('Public holiday, not counted: National Day, 25 Feb 2027.').first(),
    ).toBeVisible()
    await part.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied as plain lines.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'ARRIVAL  Sun 28 Feb 2027',
        'SEND BY  Sun 21 Feb 2027 (7 days ahead)',
        'COUNTED  Mon 22 Feb 2027, Tue 23 Feb 2027, Wed 24 Feb 2027',
        'HOLIDAYS National Day, 25 Feb 2027',
      ].join('\n'),
    )
  })

  await test.step('an expected holiday', async () => {
    await arrival.fill('2027-03-14')
    await expect(part.getByText('Mon 8 Mar 2027').first()).toBeVisible()
    await expect(
      part.getByText('Expected in between: Eid al-Fitr, 10–12 Mar 2027.').first(),
    ).toBeVisible()
  })

  for (const width of [320, 360, 390]) {
    await test.step(`the flag at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      // Sunday to Saturday, and a Wednesday to send on, which has the longest name.
      for (const day of [13, 14, 15, 16, 17, 18, 19, 31]) {
        await arrival.fill(`2026-12-${day}`)
        const flag = drawing(part).getByText(/^Send by \w+ \d+ Dec$/)
        await expect(flag).toBeVisible()
        const { x, width: across } = (await flag.boundingBox()) ?? { x: -1, width: 0 }
        expect(x, `${day} December`).toBeGreaterThanOrEqual(0)
        expect(x + across, `${day} December`).toBeLessThanOrEqual(width)
      }
    })
  }
})

test('copied lines name the very amount that was typed, and avgas’ own density', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const copiedLines = async () => {
    await part.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied as plain lines.')).toBeVisible()
    return await page.evaluate(() => navigator.clipboard.readText())
  }
  await part.getByLabel('Amount').fill('12.5')
  expect(await copiedLines()).toMatch(/^UPLIFT {3}12\.5 kg/)
  await part.getByLabel('Product').selectOption('Avgas')
  await part.getByLabel('Fuel temperature').fill('45')
  await expect.poll(copiedLines).toContain('720 kg/m³ (15 °C)\n')
  expect(await copiedLines()).not.toContain('45 °C')
})

test('lines of an abandoned request appear in no later one', async ({ page }) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  const letGo = await holdBack(page, '**/assets/contact-us-*.js')
  await part.getByRole('link', { name: 'Use in a request' }).click()
  await page.locator('footer a[href="/about-us"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  letGo()
  await page.locator('footer a[href="/contact-us"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill in the flight' }).click()
  await expect(page.getByLabel('Registration')).toBeVisible()
  await expect(fields(page).message).toHaveValue('')
})

test('an answer is announced and kept in the address 400 ms after the last key, on its own page', async ({
  page,
}) => {
  const instrument = instrumentOf('/services/fuel')
  await page.clock.install({ time: '2026-11-23T09:00:00Z' })
  const release = await holdBack(page, '**/assets/catering-*.js')
  await open(page, instrument.path)
  const part = await near(page, instrument)
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
    await expect(page.getByRole('heading', { level: 1, name: 'Catering' })).toBeVisible()
    await expect(page).toHaveURL(/\/services\/catering$/)
  })
})

test('Back from a request shows the figures even right after typing', async ({ page }) => {
  const instrument = instrumentOf('/services/fuel')
  await open(page, instrument.path)
  const part = await near(page, instrument)
  await part.getByLabel('Amount').fill('23456')
  // A click of the mouse would come later.
  await part.getByRole('link', { name: 'Use in a request' }).dispatchEvent('click')
  await expect(fields(page).message).toHaveValue(/23,456 kg/)
  await page.goBack()
  await near(page, instrument)
  await expect(part.getByLabel('Amount')).toHaveValue('23456')
})

test.describe('while a field is refused', () => {
  test.use({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] })

  test('Copy and a request focus the field instead of using older figures', async ({
    page,
    context,
  }) => {
    const instrument = instrumentOf('/services/fuel')
    await open(page, instrument.path)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    const part = await near(page, instrument)
    const amount = part.getByLabel('Amount')
    const copy = part.getByRole('button', { name: 'Copy' })
    const request = part.getByRole('link', { name: 'Use in a request' })
    for (const [action, text] of [
      [copy, '450000'],
      [request, 'abc'],
    ] as const) {
      await amount.fill(text)
      await action.click()
      await expect(amount).toBeFocused()
      await expect(amount).toBeInViewport()
      await expect(amount).toHaveAccessibleDescription('Enter 0 to 400,000')
      await expect(status(part)).toContainText('Enter 0 to 400,000')
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    expect(new URL(page.url()).pathname).toBe(instrument.path)
    // A new tab takes nothing along.
    const tab = context.waitForEvent('page')
    await request.click({ modifiers: ['Control'] })
    const other = await tab
    await expect(fields(other).message).toHaveValue('')
    await amount.fill('400000')
    await request.click()
    await expect(fields(page).message).toHaveValue(/400,000/)
  })
})

test('no line of the rest ruler crosses a word or figure', async ({ page }) => {
  await open(page, '/services/transport-hotac')
  const ruler = drawing(page.getByRole('region', { name: 'Rest ruler' }))
  for (const width of [360, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const crossed = await ruler.evaluate((svg) => {
      const lines = [...svg.querySelectorAll('line')].map((line) => line.getBoundingClientRect())
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const box = text.getBoundingClientRect()
          return lines.some(
            ({ left, top, bottom, width: thickness }) =>
              thickness < 2 &&
              left > box.left &&
              left < box.right &&
              top < box.top &&
              bottom > box.bottom,
          )
        })
        .map((text) => text.textContent)
    })
    expect.soft(crossed, `${width} px`).toEqual([])
  }
})

test.describe('a picture of a whole page', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' })

  // Parts far below the window may be skipped by layout only during hydration.
  test('shows the map far below the window', async ({ page }) => {
    await open(page, '/')
    const map = page.locator('main [role=img]').first()
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(y).toBeGreaterThan(2 * phone.height)
    const picture = await decode(await page.screenshot({ fullPage: true, scale: 'css' }))
    const colours = new Set<string>()
    for (let across = 0; across < width; across += 2) {
      colours.add(pixel(picture, Math.round(x + across), Math.round(y + height / 2)).join())
    }
    expect(colours.size).toBeGreaterThan(5)
  })
})
