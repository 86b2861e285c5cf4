import { mainMenu } from '../support/menu.ts'
import { expect, open, test } from '../support/test.ts'

test('find a service and call', async ({ page }) => {
  await open(page, '/')
  const menu = await mainMenu(page)
  await menu.getByRole('button', { name: 'Show services' }).click()
  await menu.getByRole('link', { name: 'Cargo Flights' }).click()
  await expect(page).toHaveURL('/services/cargo-flights')
  await expect(page.getByRole('heading', { level: 1, name: 'Cargo Flights' })).toBeInViewport()
  const call = page.getByRole('main').getByRole('link', { name: 'Call' }).first()
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', /^tel:\+\d{8,15}$/)
})
