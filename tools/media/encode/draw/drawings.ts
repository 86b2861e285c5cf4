import { ambulance, cargo, group, privateJet, sales } from '#tools/media/encode/draw/plates.ts'
import { skyline } from '#tools/media/encode/draw/skyline.ts'

/** Two to one. */
const WIDE = 1800

/** Masters that are drawn, not rendered: each returns an SVG. */
export const DRAWINGS = {
  'drawing:skyline': skyline,
  'drawing:private': privateJet,
  'drawing:group': group,
  'drawing:ambulance': ambulance,
  'drawing:cargo': () => cargo(),
  'drawing:cargo-wide': () => cargo(WIDE),
  'drawing:sales': () => sales(),
  'drawing:sales-wide': () => sales(WIDE),
}

export type DrawingName = keyof typeof DRAWINGS

/** Tells a drawing from a file. */
export function isDrawing(master: string): master is DrawingName {
  return Object.hasOwn(DRAWINGS, master)
}
