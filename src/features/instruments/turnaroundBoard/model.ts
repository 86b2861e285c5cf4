/** What happens in an hour on stand: its name, and minutes after on-blocks. */
export type Stage = readonly [name: string, fromMin: number, toMin: number]

/**
 * With what is watched, whether it is on the path that sets the time, and who does it where that is
 * not the handling provider.
 */
export type Task = readonly [...Stage, watch: string, isCritical?: boolean, who?: string]

/** The ground time that stages are given for; a longer or shorter one stretches all alike. */
const EXAMPLE_GROUND_MIN = 60
export const GROUND_RANGE_MIN = { min: 45, max: 180 } as const

/** When it is, in a stop within `GROUND_RANGE_MIN`: whole minutes after on-blocks. */
export function stretched(
  [, from, to]: Stage | Task,
  groundMin: number,
): [fromMin: number, toMin: number] {
  const stretch = (minute: number) => Math.round((minute * groundMin) / EXAMPLE_GROUND_MIN)
  return [stretch(from), stretch(to)]
}
