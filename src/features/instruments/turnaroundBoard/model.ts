import { HORIZON_DEG, NIGHT_DEG, sunElevationDeg } from './sun.ts'

/**
 * The tasks of an hour on stand in order of their start: minutes after on-blocks. Example values of
 * our own, with the shape of the literature: disembark, fuel, clean, cater and board are the path
 * that sets the time (Fricke, Schultz, ATM Seminar 2009).
 */
const TASKS = [
  ['chocks', 0, 2],
  ['power', 1, 56],
  ['steps', 2, 55],
  ['disembark', 4, 14],
  ['offload', 4, 20],
  ['toilet', 6, 13],
  ['clean', 14, 26],
  ['cater', 15, 30],
  ['fuel', 16, 34],
  ['water', 22, 30],
  ['load', 24, 46],
  ['board', 36, 52],
  ['doors', 52, 60],
] as const

export type TaskId = (typeof TASKS)[number][0]

const CRITICAL: ReadonlySet<TaskId> = new Set(['disembark', 'fuel', 'clean', 'cater', 'board'])

/** The ground time that `TASKS` is drawn for; a longer or shorter one stretches every row alike. */
const EXAMPLE_GROUND_MIN = 60
export const GROUND_RANGE_MIN = { min: 45, max: 180 } as const

type BoardRow = {
  id: TaskId
  isCritical: boolean
  /** Whole minutes after on-blocks. */
  fromMin: number
  toMin: number
}

type Light = 'night' | 'twilight' | 'day'
/** A stretch of one light, in minutes since the epoch, UTC. */
export type SkySpan = { fromMinute: number; toMinute: number; light: Light }

export type Board = {
  rows: BoardRow[]
  /** When the cabin holds no passengers: fuelling within it needs no procedure for them aboard. */
  emptyCabin: { fromMin: number; toMin: number }
}

const MINUTE_MS = 60_000
/** Less than any light lasts in Kuwait. */
const STRIDE_MIN = 20

/** The board for one stop: on-blocks to off-blocks, within `GROUND_RANGE_MIN`. */
export function planBoard(groundMin: number): Board {
  const stretch = (minute: number) => Math.round((minute * groundMin) / EXAMPLE_GROUND_MIN)
  const emptyCabin = { fromMin: 0, toMin: groundMin }
  const rows = TASKS.map(([id, from, to]) => {
    const [fromMin, toMin] = [stretch(from), stretch(to)]
    if (id === 'disembark') emptyCabin.fromMin = toMin
    if (id === 'board') emptyCabin.toMin = fromMin
    return { id, isCritical: CRITICAL.has(id), fromMin, toMin }
  })
  return { rows, emptyCabin }
}

function lightAt(minute: number): Light {
  // In its middle: then the light changes on the whole minute that is nearest.
  const height = sunElevationDeg((minute + 0.5) * MINUTE_MS)
  return height > HORIZON_DEG ? 'day' : height > NIGHT_DEG ? 'twilight' : 'night'
}

/** The light over Kuwait from one minute to another (since the epoch, UTC), without gaps. */
export function skyOver(fromMinute: number, toMinute: number): SkySpan[] {
  const spans: SkySpan[] = []
  let minute = fromMinute
  while (minute < toMinute) {
    const light = lightAt(minute)
    const step = lightAt(minute + STRIDE_MIN) === light ? STRIDE_MIN : 1
    minute = Math.min(minute + step, toMinute)
    const last = spans.at(-1)
    if (last?.light === light) last.toMinute = minute
    else spans.push({ fromMinute: last?.toMinute ?? fromMinute, toMinute: minute, light })
  }
  return spans
}

/** Sunrises and sunsets within a stretch of sky: minutes since the epoch, UTC, in order. */
export function sunEvents(sky: readonly SkySpan[]): number[] {
  return sky
    .filter(({ light }, index) => index > 0 && (light === 'day' || sky[index - 1]?.light === 'day'))
    .map(({ fromMinute }) => fromMinute)
}
