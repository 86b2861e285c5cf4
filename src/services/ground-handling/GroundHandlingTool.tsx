import { toolWords } from './toolWords.ts'
import { formatIsoDate } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTE_MS, MINUTES_PER_DAY } from '#lib/clock.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { date, time, wholeNumber } from '#toolHost/inputs.ts'
import { TurnaroundDrawing } from './TurnaroundDrawing.tsx'
import { GROUND_RANGE_MIN, placeStage, TASKS } from './model.ts'

export const GroundHandlingTool = defineTool({
  words: toolWords,
  service: 'ground-handling',
  inputs: {
    date: date('utc'),
    blocks: time('utc'),
    ground: wholeNumber(GROUND_RANGE_MIN),
  },
  example: { date: '2026-06-21', blocks: '12:00', ground: '60' },
  initial: (minute) => ({ date: formatIsoDate(Math.floor(minute / MINUTES_PER_DAY)) }),
  fromFlight: ({ onBlocksMinute, groundMin }) => ({
    date: formatIsoDate(Math.floor(onBlocksMinute / MINUTES_PER_DAY)),
    blocks: formatTime(onBlocksMinute),
    ground: `${groundMin}`,
  }),
  result({ date: day, blocks, ground }) {
    const onBlocksMinute = Date.parse(day) / MINUTE_MS + blocks
    // Days count from the UTC date of on-blocks, in both times.
    const formatNextDay = (minute: number, offsetMin = 0) =>
      blocks + minute + offsetMin < MINUTES_PER_DAY ? '' : ' +1'
    const formatEvent = (minute: number, offsetMin = 0, zone = '') =>
      formatTime(onBlocksMinute + minute, offsetMin) + zone + formatNextDay(minute, offsetMin)
    /** @returns for example `23:50–00:10 +1`: the day is that of the end */
    const formatSpan = (task: (typeof TASKS)[number], offsetMin = 0, zone = '') => {
      const [from, to] = placeStage(task, ground)
      return `${formatTime(onBlocksMinute + from, offsetMin)}–${formatEvent(to, offsetMin, zone)}`
    }
    return {
      answer: toolWords.answer(formatEvent(ground), formatEvent(ground, KUWAIT_OFFSET_MINUTES)),
      rows: [
        toolWords.station(day),
        [toolWords.onBlocks, formatEvent(0, 0, 'Z')],
        ...TASKS.map((task) => [toolWords.tasks[task.id].name, formatSpan(task, 0, 'Z')] as const),
        [toolWords.offBlocks, formatEvent(ground, 0, 'Z')],
      ],
      drawing: <TurnaroundDrawing from={onBlocksMinute} to={onBlocksMinute + ground} />,
      tables: [
        {
          ...toolWords.table,
          rows: TASKS.map((task) => {
            const { name, watch, by } = toolWords.tasks[task.id]
            return [name, formatSpan(task), formatSpan(task, KUWAIT_OFFSET_MINUTES), watch, by]
          }),
        },
      ],
    }
  },
})
