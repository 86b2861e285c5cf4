import { toolWords } from './toolWords.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime } from '#lib/clock.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { checkbox, choice, duration, number, time, wholeNumber } from '#toolHost/inputs.ts'
import {
  type AppliedRest,
  countDays,
  EXAMPLE,
  findMinimumRest,
  formatDuration,
  planRest,
  POST_FLIGHT_RANGE_MIN,
  PRECEDING_DUTY_RANGE_MIN,
  REST_RANGE_H,
  TRAVEL_RANGE_MIN,
} from './model.ts'
import { RestDrawing } from './RestDrawing.tsx'

const EVENTS = ['onBlocks', 'dutyEnd', 'atHotel', 'leaveHotel', 'report'] as const

export const TransportHotacTool = defineTool({
  words: toolWords,
  service: 'transport-hotac',
  layout: 'below',
  inputs: {
    blocks: time('utc'),
    preceding: duration(PRECEDING_DUTY_RANGE_MIN),
    duty: wholeNumber(POST_FLIGHT_RANGE_MIN),
    travel: wholeNumber(TRAVEL_RANGE_MIN),
    rest: number(REST_RANGE_H),
    counted: choice(['duty', 'hotel']),
    easa: checkbox(),
  },
  example: {
    blocks: formatTime(EXAMPLE.onBlocksMinute),
    preceding: formatTime(EXAMPLE.precedingDutyMin),
    duty: `${EXAMPLE.postFlightMin}`,
    travel: `${EXAMPLE.travelMin}`,
    rest: `${EXAMPLE.minimumRestMin / 60}`,
    counted: EXAMPLE.counted,
    easa: EXAMPLE.isEasaExample ? 'yes' : '',
  },
  fromFlight: ({ onBlocksMinute }) => ({ blocks: formatTime(onBlocksMinute) }),
  result({ blocks, preceding, duty, travel, rest, counted, easa }, _, enter) {
    const request = {
      onBlocksMinute: blocks,
      postFlightMin: duty,
      precedingDutyMin: preceding,
      travelMin: travel,
      minimumRestMin: Math.round(rest * 60),
      counted,
      isEasaExample: easa,
    }
    const plan = planRest(request)
    // @returns for example `01:10 +1`
    const formatEventTime = (minute: number, offsetMin = 0) => {
      const days = countDays(minute, plan.onBlocks, offsetMin)
      return `${formatTime(minute, offsetMin)}${days > 0 ? ` +${days}` : ''}`
    }
    const events = EVENTS.map((id) => ({ id, name: toolWords.events[id], minute: plan[id] }))
    const readClocks = (minute: number) => ({
      utc: formatEventTime(minute),
      kuwait: formatEventTime(minute, KUWAIT_OFFSET_MINUTES),
    })
    const times = events.map(({ name, minute }) => ({ name, ...readClocks(minute) }))
    const stay = plan.isTooShort
      ? toolWords.tooShort
      : toolWords.stay(preventBreaks(formatDuration(plan.hotelStayMin)))
    const appliedRest = toolWords.applied(
      preventBreaks(formatDuration(plan.rest.minutes)),
      describeReason(plan.rest),
    )
    return {
      answer: toolWords.answer(readClocks(plan.report), appliedRest, stay),
      rows: [
        [toolWords.fields.preceding.label, formatDuration(preceding)],
        ...times.map((each) => [each.name, toolWords.time(each)] as const),
        [toolWords.rest, appliedRest],
      ],
      drawing: (
        <RestDrawing
          plan={plan}
          events={events}
          onReport={(minute) => enter('rest', `${findMinimumRest(request, minute) / 60}`)}
          onCancel={() => enter('rest', `${rest}`)}
        />
      ),
      tables: [
        { ...toolWords.table, rows: times.map(({ name, utc, kuwait }) => [name, utc, kuwait]) },
      ],
    }
  },
})

function describeReason({ reason, addedMin }: AppliedRest): string {
  const text = toolWords.reasons[reason]
  return addedMin > 0 ? toolWords.travelAdded(text, preventBreaks(formatDuration(addedMin))) : text
}
