import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { CateringTool } from './CateringTool.tsx'

const remark = () => page.getByText(/^ATLAS trolleys, /)

async function enter(entries: Record<string, string>) {
  await renderInRouter(<CateringTool />)
  for (const [label, text] of Object.entries(entries)) {
    await page.getByLabelText(new RegExp(`^${label}`)).fill(text)
  }
}

test.each([
  // The bay of the example holds four full trolleys.
  ['112', 'ATLAS trolleys, 112 places for 112 trays'],
  ['120', 'ATLAS trolleys, 126 places for 120 trays. Does not fit this bay: 1\u00a0half'],
])('of %s trays, says what does not fit the bay', async (trays, text) => {
  await enter({ Trays: trays })
  await expect.poll(() => remark().element().textContent).toBe(text)
})

test.each(['Bay width', 'Bay depth', 'Bay height'])(
  'says that a bay without its %s is not tested',
  async (side) => {
    await enter({ [side]: '' })
    await expect.element(remark()).toHaveTextContent('enter its width, depth and height')
  },
)

test('asks for no bay where none of its sides is entered', async () => {
  await enter({ 'Bay width': '', 'Bay depth': '', 'Bay height': '' })
  await expect.element(remark()).toHaveTextContent(/places for 120 trays$/)
})

test('does not say how it read the figures of its example', async () => {
  await enter({ Trays: '1.' })
  await expect.element(page.getByText('Read as 1', { exact: true })).toBeVisible()
  expect(page.getByText(/^Read as/).elements()).toHaveLength(1)
})
