import type { Sharp } from 'sharp'

/**
 * A colour shift: gain and offset per channel (offset in 0–255), then brightness and saturation.
 * They stay small: repeated masters should read as other hours of one day, not as filters.
 */
type Grade = {
  gain: [number, number, number]
  offset: [number, number, number]
  brightness: number
  saturation: number
}

const GRADES = {
  dawn: { gain: [1.02, 0.98, 1.04], offset: [6, 8, 16], brightness: 1.06, saturation: 0.82 },
  noon: { gain: [0.93, 0.98, 1.0], offset: [34, 32, 26], brightness: 1.08, saturation: 0.72 },
  golden: { gain: [1.08, 1.0, 0.88], offset: [4, 0, -4], brightness: 1.04, saturation: 1.08 },
  blueHour: { gain: [0.84, 0.92, 1.0], offset: [-14, -8, 4], brightness: 0.9, saturation: 0.86 },
  night: { gain: [0.88, 0.92, 1.04], offset: [-10, -8, -2], brightness: 0.98, saturation: 0.94 },
} satisfies Record<string, Grade>

export type GradeName = keyof typeof GRADES

/** Applies a named grade to an opaque picture. */
export function grade(image: Sharp, name: GradeName): Sharp {
  const { gain, offset, brightness, saturation } = GRADES[name]
  return image.linear(gain, offset).modulate({ brightness, saturation })
}
