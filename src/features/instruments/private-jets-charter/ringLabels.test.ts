import { expect, test } from 'vitest'
import { placeRingLabels } from './ringLabels.ts'
import { placeLabel, NARROW_LAYOUT, WIDE_LAYOUT } from './labels.ts'
import { CENTRE_OFFSET, RING_INTERVAL } from './model.ts'

test.each([NARROW_LAYOUT, WIDE_LAYOUT])(
  'at font size $size, no ring looks like a minus sign beside its label',
  (layout) => {
    const labels = placeRingLabels(layout)
    expect(labels.length).toBeGreaterThan(2)
    for (const { text, ...place } of labels) {
      const [left, top, right, bottom] = placeLabel(place, text, ['middle', 0, 0], layout.size).box
      const middle = (top + bottom) / 2
      const ring = RING_INTERVAL * Number.parseInt(text, 10)
      // A minus would be level with the middle of the label, beside either of its ends.
      for (const x of [left - 0.3 * layout.size, right + 0.3 * layout.size]) {
        const radius = Math.hypot(x - CENTRE_OFFSET, middle - CENTRE_OFFSET)
        expect(Math.abs(radius - ring), text).toBeGreaterThan(0.4 * layout.size)
      }
    }
  },
)
