import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { AirAmbulanceFlightsTool } from './AirAmbulanceFlightsTool.tsx'

test.each(['Your door', 'Your cabin'])(
  'says what is missing when only %s is entered',
  async (only) => {
    await renderInRouter(<AirAmbulanceFlightsTool />)
    const request = page.getByText('enter both its door and its cabin')
    await expect.element(request).not.toBeInTheDocument()
    await page.getByLabelText(only).fill('100')
    await expect.element(request).toBeVisible()
    for (const label of ['Your door', 'Your cabin']) await page.getByLabelText(label).fill('140')
    await expect.element(page.getByText('in your aircraft: without tilting')).toBeVisible()
    await expect.element(request).not.toBeInTheDocument()
  },
)
