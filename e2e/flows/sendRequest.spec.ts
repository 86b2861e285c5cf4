import { accept, expectSent, fields, type } from '../support/contactForm.ts'
import { title } from '../support/menu.ts'
import { expect, open, test } from '../support/test.ts'

test('send a request from a service page', async ({ page, hasTouch }) => {
  const messages = await accept(page)
  const press = hasTouch ? 'tap' : 'click'
  await open(page, '/services/fuel')
  await page.getByRole('main').locator('a[href="/contact-us?service=fuel"]').first()[press]()
  await expect(title(page, 'Contact Us')).toBeVisible()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('fuel')
  await page.getByLabel('Registration').fill('9K-ABC')
  await page.getByRole('button', { name: 'Add to the text below' })[press]()
  const { message, submit } = fields(page)
  await expect(message).toHaveValue(/9K-ABC/)
  const flight = await message.inputValue()
  await type(page)
  await message.fill(flight)
  await submit[press]()
  await expectSent(page)
  expect(messages.map(({ user_message: text }) => text)).toEqual([flight])
  await expect(message).toHaveValue('')
})
