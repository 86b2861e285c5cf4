import { expectSent, fields, send, type } from '../support/contactForm.ts'
import { expect, open, test } from '../support/test.ts'

test('send a request from a service page', async ({ page }) => {
  await open(page, '/services/fuel')
  await page.getByRole('main').locator('a[href="/contact-us?service=fuel"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('fuel')
  await page.getByLabel('Registration').fill('9K-ABC')
  await page.getByRole('button', { name: 'Add to the text below' }).click()
  await expect(fields(page).message).toHaveValue(/9K-ABC/)
  const flight = await fields(page).message.inputValue()
  await type(page)
  await fields(page).message.fill(flight)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  await expectSent(page)
  expect((await posted).postData()).toContain('9K-ABC')
  await expect(fields(page).message).toHaveValue('')
})
