import { ambulance, cargo, group, privateJet, sales } from '#tools/media/encode/draw/plates.ts'
import { skyline } from '#tools/media/encode/draw/skyline.ts'

/** Masters that are drawn, not rendered: each returns an SVG. */
export const DRAWINGS = {
  'drawing:skyline': skyline,
  'drawing:private': privateJet,
  'drawing:group': group,
  'drawing:ambulance': ambulance,
  'drawing:cargo': cargo,
  'drawing:sales': sales,
}

export type DrawingName = keyof typeof DRAWINGS

/** Tells a drawing from a file. */
export function isDrawing(master: string): master is DrawingName {
  return Object.hasOwn(DRAWINGS, master)
}
