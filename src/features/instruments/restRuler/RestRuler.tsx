import { restRuler as copy } from '#content/instruments/restRuler.ts'
import { KUWAIT_OFFSET_MINUTES, formatTime } from '#lib/clock.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import {
  countDays,
  formatDuration,
  planRest,
  POST_FLIGHT_RANGE_MIN,
  REST_RANGE_H,
  TRAVEL_RANGE_MIN,
} from './model.ts'
import { Ruler } from './Ruler.tsx'

const RULES = {
  blocks: { kind: 'time' },
  duty: { kind: 'number', ...POST_FLIGHT_RANGE_MIN, isWhole: true },
  travel: { kind: 'number', ...TRAVEL_RANGE_MIN, isWhole: true },
  rest: { kind: 'number', ...REST_RANGE_H },
  counted: { kind: 'choice', options: ['duty', 'hotel'] },
  easa: { kind: 'box' },
} as const
const getRules = () => RULES

const EXAMPLE = {
  blocks: '14:10',
  duty: '30',
  travel: '45',
  rest: '10',
  counted: 'duty',
  easa: 'yes',
}

export function RestRuler() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const plan = planRest({
    onBlocksMinute: values.blocks,
    postFlightMin: values.duty,
    travelMin: values.travel,
    minimumRestMin: Math.round(values.rest * 60),
    counted: values.counted,
    isEasaExample: values.easa,
  })
  const events = (Object.keys(copy.events) as (keyof typeof copy.events)[]).map((id) => ({
    id,
    name: copy.events[id],
    minute: plan[id],
  }))
  // @returns for example `01:10 +1`
  const formatEventTime = (minute: number, offsetMin = 0) => {
    const days = countDays(minute, plan.onBlocks, offsetMin)
    return `${formatTime(minute, offsetMin)}${days > 0 ? ` +${days}` : ''}`
  }
  const rows = events.map(({ name, minute }) => [
    name,
    formatEventTime(minute),
    formatEventTime(minute, KUWAIT_OFFSET_MINUTES),
  ])
  const inKuwait = `${formatEventTime(plan.report, KUWAIT_OFFSET_MINUTES)} ${copy.answer.kuwait}`
  const stay = plan.isTooShort
    ? copy.tooShort
    : `${formatDuration(plan.hotelStayMin)} ${copy.answer.inHotel}`
  return (
    <InstrumentBand
      copy={copy}
      service="transport-hotac"
      state={state}
      layout="below"
      answer={{
        figure: formatEventTime(plan.report),
        remark: `${copy.answer.report} ${inKuwait}. ${stay}`,
      }}
      lines={rows.map(
        ([name = '', utc = '', kuwait = '']) =>
          `${name.padEnd(13)}${utc} ${copy.clocks.utc}, ${kuwait} ${copy.clocks.kuwait}`,
      )}
      drawing={<Ruler plan={plan} events={events} />}
      tables={<InstrumentTable {...copy.table} rows={rows} />}
    />
  )
}
