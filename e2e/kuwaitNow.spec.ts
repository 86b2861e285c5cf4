import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

test('the strip on Home tells the time, daylight and the earliest arrival, and links to it', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T20:58:00Z' })
  await open(page, '/')
  const desk = page.getByRole('group', { name: 'The desk now' })
  await expect(desk).toContainText('It is 23:58 on Mon 23 Nov in Kuwait')
  await expect(desk).toContainText('daylight from 06:18 to 16:51')
  await expect(desk).toContainText('an arrival from Fri 27 Nov')

  await page.clock.fastForward('02:00')
  await expect(desk, 'after midnight in Kuwait').toContainText(
    'It is 00:00 on Tue 24 Nov in Kuwait',
  )
  await expect(desk).toContainText('an arrival from Mon 30 Nov')
  await expect(desk.locator('[aria-live], [role="status"]')).toHaveCount(0)

  await desk.getByRole('link', { name: 'Permit line' }).click()
  await expect(page.getByRole('textbox', { name: 'Arrival, date in Kuwait' })).toHaveValue(
    '2026-11-30',
  )
  await expect(page.getByRole('heading', { name: 'Permit line' })).toBeInViewport()
})
