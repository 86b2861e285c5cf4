import { expect, test } from 'vitest'
import { ringFigures } from './figures.ts'
import { labelAt, NARROW, WIDE } from './labels.ts'
import { MIDDLE, RING } from './model.ts'

test.each([NARROW, WIDE])(
  'at font size $size, no ring looks like a minus sign beside its label',
  (room) => {
    const figures = ringFigures(room)
    expect(figures.length).toBeGreaterThan(2)
    for (const { text, ...place } of figures) {
      const [left, top, right, bottom] = labelAt(place, text, ['middle', 0, 0], room.size).box
      const middle = (top + bottom) / 2
      const ring = RING * Number.parseInt(text, 10)
      // A minus would be level with the middle of the figure, beside either of its ends.
      for (const x of [left - 0.3 * room.size, right + 0.3 * room.size]) {
        const radius = Math.hypot(x - MIDDLE, middle - MIDDLE)
        expect(Math.abs(radius - ring), text).toBeGreaterThan(0.4 * room.size)
      }
    }
  },
)
