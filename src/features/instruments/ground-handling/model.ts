/** A part of a stop of one hour, in minutes after on-blocks. */
export type Stage = { name: string; fromMin: number; toMin: number }

export type Task = Stage & {
  watch: string
  /** The company that performs the task, unless it is the handling provider. */
  by?: string
  /** Names of the tasks that must end before this one starts. */
  after?: readonly string[]
}

/** Ground time of the example. For any other, all stages scale proportionally. */
const EXAMPLE_GROUND_MIN = 60
export const GROUND_RANGE_MIN = { min: 45, max: 180 } as const

export function scaleStage(
  { fromMin, toMin }: Stage,
  groundMin: number,
): [fromMin: number, toMin: number] {
  const scale = (minute: number) => Math.round((minute * groundMin) / EXAMPLE_GROUND_MIN)
  return [scale(fromMin), scale(toMin)]
}

/** @returns the names of the tasks that set the ground time, in order */
export function findCriticalPath(tasks: readonly Task[]): string[] {
  const path: string[] = []
  for (let task = findLastToEnd(tasks); task; ) {
    path.unshift(task.name)
    const { after = [] } = task
    task = findLastToEnd(tasks.filter(({ name }) => after.includes(name)))
  }
  return path
}

const findLastToEnd = (tasks: readonly Task[]) =>
  tasks.reduce<Task | undefined>(
    (last, task) => (last && last.toMin >= task.toMin ? last : task),
    undefined,
  )
