import type { Anchor } from './tasks.ts'

/** Ground time of the example, in whose minutes the tasks are given. */
const EXAMPLE_GROUND_MIN = 60
export const GROUND_RANGE_MIN = { min: 45, max: 180 } as const

/**
 * From an hour on, a task keeps its length and its distance from on-blocks or off-blocks; one that lasts
 * from arrival to departure grows. In a shorter stop all tasks shrink alike, as for a smaller load.
 *
 * @param stage its minutes after on-blocks in a stop of one hour
 * @returns its minutes after on-blocks in a stop of `groundMin`
 */
export function placeStage(
  { fromMin, toMin, anchor }: { fromMin: number; toMin: number; anchor: Anchor },
  groundMin: number,
): [fromMin: number, toMin: number] {
  const longerMin = groundMin - EXAMPLE_GROUND_MIN
  if (longerMin < 0) {
    const scale = (minute: number) => Math.round((minute * groundMin) / EXAMPLE_GROUND_MIN)
    return [scale(fromMin), scale(toMin)]
  }
  return [
    fromMin + (anchor === 'offBlocks' ? longerMin : 0),
    toMin + (anchor === 'onBlocks' ? 0 : longerMin),
  ]
}
