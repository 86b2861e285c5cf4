import { words } from './instrumentWords.ts'
import { formatTime, KUWAIT_OFFSET_MINUTES, MINUTE_MS, MINUTES_PER_DAY } from '#lib/clock.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { date, time, wholeNumber } from '#services/instrument/inputs.ts'
import { Board } from './Board.tsx'
import { GROUND_RANGE_MIN, placeStage, TASKS } from './model.ts'

export const GroundHandlingInstrument = defineInstrument({
  words,
  service: 'ground-handling',
  inputs: {
    date: date(),
    blocks: time(),
    ground: wholeNumber(GROUND_RANGE_MIN),
  },
  example: { date: '2026-06-21', blocks: '12:00', ground: '60' },
  result({ date: day, blocks, ground }) {
    const onBlocksMinute = Date.parse(day) / MINUTE_MS + blocks
    const offBlocksMinute = onBlocksMinute + ground
    const formatSpan = (task: (typeof TASKS)[number], offsetMin = 0) =>
      placeStage(task, ground)
        .map((minute) => formatTime(onBlocksMinute + minute, offsetMin))
        .join('–')
    // Days count from the UTC date of on-blocks, in both times.
    const formatNextDay = (offsetMin = 0) =>
      blocks + ground + offsetMin < MINUTES_PER_DAY ? '' : ' +1'
    const offBlocks = formatTime(offBlocksMinute)
    const inKuwait =
      formatTime(offBlocksMinute, KUWAIT_OFFSET_MINUTES) + formatNextDay(KUWAIT_OFFSET_MINUTES)
    const tasks = TASKS.map((task) => {
      const { name, watch, by } = words.tasks[task.id]
      return [name, formatSpan(task), formatSpan(task, KUWAIT_OFFSET_MINUTES), watch, by] as const
    })
    return {
      answer: words.answer(offBlocks + formatNextDay(), inKuwait),
      rows: [
        `${day} OKKK`,
        [words.onBlocks, `${formatTime(onBlocksMinute)}Z`],
        ...tasks.map(([name, utc]) => [name, `${utc}Z`] as const),
        [words.offBlocks, `${offBlocks}Z${formatNextDay()}`],
      ],
      drawing: <Board from={onBlocksMinute} to={offBlocksMinute} />,
      tables: [{ ...words.table, rows: tasks }],
    }
  },
})
