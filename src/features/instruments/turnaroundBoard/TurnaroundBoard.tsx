import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import { InstrumentBand } from '../InstrumentBand.tsx'
import { InstrumentField } from '../InstrumentField.tsx'
import { InstrumentTable } from '../InstrumentTable.tsx'
import type { Texts } from '../rules.ts'
import type { FieldCopy, InstrumentCopy, InstrumentLabels } from '../types.ts'
import { useInstrument } from '../useInstrument.ts'
import { Board } from './Board.tsx'
import { GROUND_RANGE_MIN, planBoard, type TaskId } from './model.ts'

export type TurnaroundCopy = InstrumentCopy & {
  fields: Record<'date' | 'blocks' | 'ground', FieldCopy>
  /** Name, what is watched, and who does it where that is not the handling provider. */
  tasks: Readonly<Record<TaskId, readonly [name: string, watch: string, who?: string]>>
  provider: string
  answer: { offBlocks: string; kuwait: string }
  sun: string
  empty: string
  minutes: string
  lines: { onBlocks: string; offBlocks: string }
  table: { caption: string; heads: readonly string[] }
}

const RULES = {
  date: { kind: 'date', min: '2000-01-01', max: '2099-12-31' },
  blocks: { kind: 'time' },
  ground: { kind: 'number', ...GROUND_RANGE_MIN, isWhole: true },
} as const
const rulesFor = () => RULES

const DAY_MIN = 1440
const EXAMPLE: Texts<typeof RULES> = { date: '2026-06-21', blocks: '12:00', ground: '60' }

export type TurnaroundBoardProps = { copy: TurnaroundCopy; labels: InstrumentLabels }

/** An hour on stand, task by task, under the sky of a date. */
export function TurnaroundBoard({ copy, labels }: TurnaroundBoardProps) {
  const { root, state, values, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
  })
  const { date, blocks, ground } = values
  const onBlocksMinute = Date.parse(date) / 60_000 + blocks
  const offBlocksMinute = onBlocksMinute + ground
  const board = planBoard(ground)
  const kuwait = (minute: number) => wallClock(minute, KUWAIT_OFFSET_MINUTES)
  const between = (of: (minute: number) => string, from: number, to: number) =>
    `${of(onBlocksMinute + from)}–${of(onBlocksMinute + to)}`
  const rows = board.rows.map(({ id, fromMin, toMin }) => {
    const [name, watch, who = copy.provider] = copy.tasks[id]
    return [name, between(wallClock, fromMin, toMin), between(kuwait, fromMin, toMin), watch, who]
  })
  const { answer, lines } = copy
  const nextDay = blocks + ground < DAY_MIN ? '' : ' +1'
  return (
    <InstrumentBand
      copy={copy}
      labels={labels}
      service="ground-handling"
      ref={root}
      state={state}
      answer={{
        figure: `${wallClock(offBlocksMinute)}${nextDay}`,
        remark: `${answer.offBlocks} ${kuwait(offBlocksMinute)} ${answer.kuwait}`,
      }}
      lines={[
        `${date} OKKK`,
        `${lines.onBlocks.padEnd(12)}${wallClock(onBlocksMinute)}Z`,
        ...rows.map(([name, utc]) => `${utc}Z  ${name}`),
        `${lines.offBlocks.padEnd(12)}${wallClock(offBlocksMinute)}Z${nextDay}`,
      ]}
      inputs={
        <>
          <InstrumentField {...field('date')} labels={labels} />
          <InstrumentField {...field('blocks')} labels={labels} />
          <InstrumentField {...field('ground')} labels={labels} />
        </>
      }
      drawing={
        <Board copy={copy} onBlocksMinute={onBlocksMinute} groundMin={ground} board={board} />
      }
      tables={<InstrumentTable {...copy.table} rows={rows} />}
    />
  )
}
