import { KUWAIT_OFFSET_MINUTES, wallClock } from '#lib/clock.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentField } from '../frame/InstrumentField.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import type { Texts } from '../frame/rules.ts'
import type { FieldCopy, InstrumentCopy, InstrumentLabels } from '../frame/types.ts'
import { useInstrument } from '../frame/useInstrument.ts'
import {
  daysAfter,
  planRest,
  POST_FLIGHT_RANGE_MIN,
  REST_RANGE_H,
  TRAVEL_RANGE_MIN,
} from './model.ts'
import { hoursAndMinutes, Ruler } from './Ruler.tsx'

type EventId = 'onBlocks' | 'dutyEnd' | 'atHotel' | 'leaveHotel' | 'report'

export type RestCopy = InstrumentCopy & {
  fields: Record<'blocks' | 'duty' | 'travel' | 'rest' | 'counted' | 'easa', FieldCopy>
  answer: { report: string; kuwait: string; inHotel: string }
  tooShort: string
  /** In the order in which they come to pass. */
  events: Readonly<Record<EventId, string>>
  clocks: { utc: string; kuwait: string }
  units: { h: string }
  table: { caption: string; heads: readonly string[] }
}

export type RestEvent = { id: EventId; name: string; minute: number }

const RULES = {
  blocks: { kind: 'time' },
  duty: { kind: 'number', ...POST_FLIGHT_RANGE_MIN, isWhole: true },
  travel: { kind: 'number', ...TRAVEL_RANGE_MIN, isWhole: true },
  rest: { kind: 'number', ...REST_RANGE_H },
  counted: { kind: 'choice', options: ['duty', 'hotel'] },
  easa: { kind: 'box' },
} as const
const rulesFor = () => RULES

const EXAMPLE: Texts<typeof RULES> = {
  blocks: '14:10',
  duty: '30',
  travel: '45',
  rest: '10',
  counted: 'duty',
  easa: 'yes',
}
const NAMES = Object.keys(RULES) as (keyof typeof RULES)[]

export type RestRulerProps = { copy: RestCopy; labels: InstrumentLabels }

/** From on-blocks to the earliest report, in both times. */
export function RestRuler({ copy, labels }: RestRulerProps) {
  const { root, state, values, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
  })
  const plan = planRest({
    onBlocksMinute: values.blocks,
    postFlightMin: values.duty,
    travelMin: values.travel,
    minimumRestMin: Math.round(values.rest * 60),
    counted: values.counted,
    isEasaExample: values.easa,
  })
  const events = (Object.keys(copy.events) as EventId[]).map((id) => ({
    id,
    name: copy.events[id],
    minute: plan[id],
  }))
  /** `01:10 +1` */
  const at = (minute: number, offsetMin = 0) => {
    const days = daysAfter(minute, plan.onBlocks, offsetMin)
    return `${wallClock(minute, offsetMin)}${days > 0 ? ` +${days}` : ''}`
  }
  const rows = events.map(({ name, minute }) => [
    name,
    at(minute),
    at(minute, KUWAIT_OFFSET_MINUTES),
  ])
  const inKuwait = `${at(plan.report, KUWAIT_OFFSET_MINUTES)} ${copy.answer.kuwait}`
  const stay = plan.isTooShort
    ? copy.tooShort
    : `${hoursAndMinutes(plan.inHotelMin)} ${copy.answer.inHotel}`
  return (
    <InstrumentBand
      copy={copy}
      labels={labels}
      service="transport-hotac"
      ref={root}
      state={state}
      layout="below"
      answer={{ figure: at(plan.report), remark: `${copy.answer.report} ${inKuwait}. ${stay}` }}
      lines={rows.map(
        ([name = '', utc = '', kuwait = '']) =>
          `${name.padEnd(13)}${utc} ${copy.clocks.utc}, ${kuwait} ${copy.clocks.kuwait}`,
      )}
      inputs={NAMES.map((name) => <InstrumentField key={name} {...field(name)} labels={labels} />)}
      drawing={<Ruler copy={copy} plan={plan} events={events} />}
      tables={<InstrumentTable {...copy.table} rows={rows} />}
    />
  )
}
