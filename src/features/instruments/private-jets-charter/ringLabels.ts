import { listTicks } from '#ui/Drawing/scale.ts'
import type { LabelLayout } from './labels.ts'
import { toMapPoint, RIM_RADIUS, RING_INTERVAL, RINGS } from './model.ts'

/** Due south, over the sea: there a ring is horizontal at its label. */
const RING_LABELS_BEARING_DEG = 180
/** Gap between a ring and the middle of its label, in font sizes. */
const RING_LABEL_GAP_EM = 0.8
const RIM_LABEL_GAP = 32

function placeText(text: string, bearing: number, radius: number) {
  const [x, y] = toMapPoint(bearing, radius)
  return { text, x, y }
}

/** Labels below the rings, but above the outermost. Narrow screens label every second ring. */
export const placeRingLabels = (layout: LabelLayout) =>
  RINGS.filter((ring) => layout.isWide || ring % 2 === 0).map((ring) => {
    const side = ring === RINGS.length ? -1 : 1
    return placeText(
      `${ring},000`,
      RING_LABELS_BEARING_DEG,
      ring * RING_INTERVAL + side * RING_LABEL_GAP_EM * layout.size,
    )
  })

/** The four cardinal points; wide screens add a bearing every thirty degrees. */
export function placeRimLabels(points: string, layout: LabelLayout) {
  return listTicks(layout.isWide ? 30 : 90, 330).map((bearing) =>
    placeText(points[bearing / 90] ?? formatBearing(bearing), bearing, RIM_RADIUS + RIM_LABEL_GAP),
  )
}

export const formatBearing = (bearing: number) => String(Math.round(bearing) % 360).padStart(3, '0')
