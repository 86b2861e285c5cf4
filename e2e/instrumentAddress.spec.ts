import { band, fuel, instrumentOf, openInstrument, status } from './support/instrument.ts'
import { ENTRY_CODE, holdBack } from './support/line.ts'
import { follow, title } from './support/menu.ts'
import { expect, hydrated, open, test } from './support/test.ts'

const permit = instrumentOf('/services/operations')

test('figures in an address that cannot be used are corrected, and the field says so', async ({
  page,
}) => {
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

test('figures stay in the address when a link leads to the same page, before hydration too', async ({
  page,
}) => {
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

test('figures enter the address 400 ms after the last key, on their own page only', async ({
  page,
}) => {
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
