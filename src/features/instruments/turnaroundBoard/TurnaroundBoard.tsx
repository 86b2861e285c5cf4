import { turnaroundBoard as copy } from '#content/instruments/turnaroundBoard.ts'
import { MINUTES_PER_DAY, KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { Board } from './Board.tsx'
import { GROUND_RANGE_MIN, scaleStage, type Task } from './model.ts'

const RULES = {
  date: { kind: 'date', min: '2000-01-01', max: '2099-12-31' },
  blocks: { kind: 'time' },
  ground: { kind: 'number', ...GROUND_RANGE_MIN, isWhole: true },
} as const
const getRules = () => RULES

const EXAMPLE = { date: '2026-06-21', blocks: '12:00', ground: '60' }

export function TurnaroundBoard() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const { date, blocks, ground } = values
  const onBlocksMinute = Date.parse(date) / 60_000 + blocks
  const offBlocksMinute = onBlocksMinute + ground
  const formatSpan = (task: Task, offsetMin = 0) =>
    scaleStage(task, ground)
      .map((minute) => formatTime(onBlocksMinute + minute, offsetMin))
      .join('–')
  const rows = copy.tasks.map((task) => {
    const { name, watch, by = copy.provider } = task
    return [name, formatSpan(task), formatSpan(task, KUWAIT_OFFSET_MINUTES), watch, by]
  })
  // Days count from the UTC date of on-blocks, in both times.
  const formatNextDay = (offsetMin = 0) =>
    blocks + ground + offsetMin < MINUTES_PER_DAY ? '' : ' +1'
  return (
    <InstrumentBand
      copy={copy}
      service="ground-handling"
      state={state}
      answer={{
        figure: `${formatTime(offBlocksMinute)}${formatNextDay()}`,
        remark: copy.remark.replace(
          '%s',
          formatTime(offBlocksMinute, KUWAIT_OFFSET_MINUTES) + formatNextDay(KUWAIT_OFFSET_MINUTES),
        ),
      }}
      lines={[
        `${date} OKKK`,
        `${copy.onBlocks.padEnd(12)}${formatTime(onBlocksMinute)}Z`,
        ...rows.map(([name, utc]) => `${utc}Z  ${name}`),
        `${copy.offBlocks.padEnd(12)}${formatTime(offBlocksMinute)}Z${formatNextDay()}`,
      ]}
      drawing={<Board from={onBlocksMinute} to={offBlocksMinute} />}
      tables={<InstrumentTable {...copy.table} rows={rows} />}
    />
  )
}
