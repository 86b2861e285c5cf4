import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ScrollBox } from './ScrollBox.tsx'

const box = () => page.getByRole('region', { name: 'Days' })

/** @param height of the content, in a box of 100 px */
const Days = ({ height }: { height: number }) => (
  <div style={{ display: 'grid', gridTemplateRows: '100px' }}>
    <ScrollBox label="Days" className="">
      <div style={{ height }} />
    </ScrollBox>
  </div>
)

test('a box is a tab stop only while its content is larger than the box', async () => {
  const { rerender } = await render(<Days height={90} />)
  await expect.element(box()).not.toHaveAttribute('tabindex')
  await rerender(<Days height={110} />)
  await expect.element(box()).toHaveAttribute('tabindex', '0')
  await rerender(<Days height={90} />)
  await expect.element(box()).not.toHaveAttribute('tabindex')
})
