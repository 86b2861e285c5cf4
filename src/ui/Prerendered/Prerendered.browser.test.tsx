import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Prerendered } from './Prerendered.tsx'

test('shows the fallback, and keeps the rest of the page, if the code of the children cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Gone = lazy(() => Promise.reject(new Error('404')))
  await render(
    <>
      <p>Around</p>
      <Prerendered className="preview" fallback="Name of the tool">
        <Gone />
      </Prerendered>
    </>,
  )
  await expect.element(page.getByText('Name of the tool')).toBeVisible()
  await expect.element(page.getByText('Around')).toBeVisible()
})
