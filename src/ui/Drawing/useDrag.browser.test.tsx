import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { afterRender } from '#testing/frames.ts'
import { Drawing } from './Drawing.tsx'
import { Handle } from './Handle.tsx'
import { useDrag } from './useDrag.ts'

const WIDTH_PX = 400
const onCancel = vi.fn<() => void>()
afterEach(() => onCancel.mockClear())

type LineProps = {
  /** Whether the scale grows with the value, so that the line stays in the middle unless it is dragged. */
  isRescaled?: boolean
  isKept?: boolean
}

/** A line at the middle of a drawing. */
function Line({ isRescaled = false, isKept = false }: LineProps) {
  const [value, setValue] = useState(50)
  const { scale, handle } = useDrag({
    scale: { length: isRescaled ? value * 2 : 100 },
    isKept: () => isKept,
    axis: 'horizontal',
    onMove: ({ x }, { length }) => setValue(x * length),
    onCancel() {
      onCancel()
      setValue(value)
    },
  })
  const share = value / scale.length
  return (
    <div style={{ width: WIDTH_PX }}>
      <Drawing title="Line" description={`${Math.round(share * WIDTH_PX)}`} className="">
        <Handle x={`${share * 100}%`} y={0} height={100} knobY={50} handle={handle} />
      </Drawing>
    </div>
  )
}

/** Renders a line, and moves a synthetic touch on its handle. */
async function renderLine(props: LineProps = {}) {
  await render(<Line {...props} />)
  const part = document.querySelector('[data-handle]')
  if (!part) throw new Error('No handle')
  const { left, top, width } = part.getBoundingClientRect()
  const finger = async (type: string, [across, down] = [0, 0], options: PointerEventInit = {}) => {
    const clientX = left + width / 2 + across
    const init = { pointerId: 7, isPrimary: true, pointerType: 'touch', bubbles: true, ...options }
    part.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY: top + 50 + down }))
    await new Promise(requestAnimationFrame)
  }
  return { finger, place: () => Number(document.querySelector('desc')?.textContent) }
}

test('follows a finger to the side', async () => {
  const { finger, place } = await renderLine()
  await finger('pointerdown')
  await finger('pointermove', [-20, 5])
  await finger('pointermove', [-120, 30])
  await finger('pointerup', [-120, 30])
  expect(place()).toBe(80)
})

test('stays where the finger was lifted', async () => {
  const { finger, place } = await renderLine()
  await finger('pointerdown')
  await finger('pointermove', [-120, 0])
  await finger('pointerup')
  await finger('pointermove', [-20, 0])
  expect(place()).toBe(80)
})

test('animates back to its place when it is released', async () => {
  const { finger, place } = await renderLine({ isRescaled: true })
  await finger('pointerdown')
  await finger('pointermove', [-120, 0])
  await finger('pointerup')
  expect(place()).toBeLessThan(200)
  const places = new Set([place()])
  await expect.poll(() => places.add(place()) && place()).toBe(200)
  expect(places.size).toBeGreaterThan(2)
})

test('returns to its place at once under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { finger, place } = await renderLine({ isRescaled: true })
  await finger('pointerdown')
  await finger('pointermove', [-120, 0])
  await finger('pointerup')
  expect(place()).toBe(200)
})

test('stays where it was released if its scale is kept', async () => {
  const { finger, place } = await renderLine({ isRescaled: true, isKept: true })
  await finger('pointerdown')
  await finger('pointermove', [-80, 0])
  await finger('pointerup')
  await afterRender()
  expect(place()).toBe(120)
})

test.each([
  ['a tap', [[-5, 5]]],
  [
    'a swipe up or down',
    [
      [3, 9],
      [12, 250],
    ],
  ],
])('ignores %s', async (_what, moves) => {
  const { finger, place } = await renderLine()
  await finger('pointerdown')
  for (const [across = 0, down = 0] of moves) await finger('pointermove', [across, down])
  expect(place()).toBe(200)
})

test('goes back when the browser takes the gesture for scrolling', async () => {
  const { finger, place } = await renderLine()
  await finger('pointerdown')
  await finger('pointermove', [-60, 0])
  await finger('pointermove', [-120, 0])
  await finger('pointercancel')
  expect(place()).toBe(200)
  expect(onCancel).toHaveBeenCalledOnce()
})

test('goes back when a second finger comes down, and no longer follows the first', async () => {
  const { finger, place } = await renderLine()
  await finger('pointerdown')
  await finger('pointermove', [-60, 0])
  // The move may be rendered later than the next frame, if the machine is busy.
  await expect.poll(place).toBe(140)
  await afterRender()
  await finger('pointerdown', [90, 0], { pointerId: 8, isPrimary: false })
  await finger('pointermove', [-120, 0])
  expect(place()).toBe(200)
})
