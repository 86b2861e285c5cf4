import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Details } from './Details.tsx'

const content = () => page.getByText('All of it')
const summary = () => page.getByText('More')

const renderDetails = () =>
  render(
    <Details summary="More">
      <p>All of it</p>
    </Details>,
  )

test('is open only while the page is printed', async () => {
  await renderDetails()
  dispatchEvent(new Event('beforeprint'))
  await expect.element(content()).toBeVisible()
  dispatchEvent(new Event('afterprint'))
  await expect.element(content()).not.toBeVisible()
})

test('stays open after printing if the visitor has opened it', async () => {
  await renderDetails()
  await summary().click()
  dispatchEvent(new Event('beforeprint'))
  dispatchEvent(new Event('afterprint'))
  await expect.element(content()).toBeVisible()
})
