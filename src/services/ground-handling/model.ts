/** The part of a stop that sets the times of a task: its beginning, its end, or both. */
type Anchor = 'onBlocks' | 'offBlocks' | 'both'
type Stage = { fromMin: number; toMin: number; anchor: Anchor }

/**
 * Tasks of a stop of one hour, in minutes after on-blocks. Critical tasks set the shortest time: each
 * waits for the one before it. Names and performers: `toolWords.ts`.
 */
export const TASKS = [
  { id: 'chocks', fromMin: 0, toMin: 2, anchor: 'onBlocks' },
  { id: 'power', fromMin: 1, toMin: 56, anchor: 'both' },
  { id: 'steps', fromMin: 2, toMin: 55, anchor: 'both' },
  { id: 'disembark', fromMin: 4, toMin: 14, anchor: 'onBlocks', isCritical: true },
  { id: 'offload', fromMin: 4, toMin: 20, anchor: 'onBlocks' },
  { id: 'toilet', fromMin: 6, toMin: 13, anchor: 'onBlocks' },
  { id: 'clean', fromMin: 14, toMin: 26, anchor: 'onBlocks' },
  { id: 'cater', fromMin: 15, toMin: 30, anchor: 'offBlocks' },
  { id: 'fuel', fromMin: 16, toMin: 34, anchor: 'offBlocks', isCritical: true },
  { id: 'water', fromMin: 22, toMin: 30, anchor: 'offBlocks' },
  { id: 'load', fromMin: 24, toMin: 46, anchor: 'offBlocks' },
  { id: 'board', fromMin: 36, toMin: 52, anchor: 'offBlocks', isCritical: true },
  { id: 'doors', fromMin: 52, toMin: 55, anchor: 'offBlocks', isCritical: true },
  { id: 'pushback', fromMin: 55, toMin: 60, anchor: 'offBlocks', isCritical: true },
] as const satisfies readonly (Stage & { id: string; isCritical?: boolean })[]

export const EMPTY_CABIN: Stage = { fromMin: 14, toMin: 36, anchor: 'both' }

/** Ground time of the example. The tasks' minutes refer to it. */
const EXAMPLE_GROUND_MIN = 60
export const GROUND_RANGE_MIN = { min: 45, max: 180 } as const

/**
 * In stops of an hour or more, a task keeps its length and its distance from on-blocks or off-blocks, and a
 * task from arrival to departure grows. In a shorter stop all tasks shrink alike.
 * @returns minutes after on-blocks in a stop of `groundMin`
 */
export function placeStage({ fromMin, toMin, anchor }: Stage, groundMin: number): [number, number] {
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
