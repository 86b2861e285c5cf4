import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { content } from '#services/fuel/words.ts'
import { Arrange } from './Arrange.tsx'

const points = () => page.getByRole('heading', { level: 3 })

test('phones show four points and fold the others', async () => {
  await page.viewport(390, 844)
  await render(<Arrange content={content} />)
  await expect.element(points()).toHaveLength(4)
})

test.each(['plain', 'menu', 'crewSheet', 'waybill'] as const)(
  'wide screens show all points, and those beside one another at one height (%s)',
  async (form) => {
    await render(<Arrange content={content} form={form} />)
    await expect.element(points()).toHaveLength(Object.keys(content.arrange).length)
    const perRow = new Map<number, number>()
    for (const point of points().elements()) {
      const { top } = point.getBoundingClientRect()
      perRow.set(top, (perRow.get(top) ?? 0) + 1)
    }
    expect(Math.min(...perRow.values())).toBeGreaterThan(1)
  },
)
