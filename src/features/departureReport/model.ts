import { departureReport, type Moment, type ReportTask } from '#content/departureReport.ts'
import { formatTime } from '#lib/clock.ts'
import { listTicks } from '#ui/Drawing/scale.ts'

const { onBlocksMinute, toleranceMin } = departureReport

const getStart = (moment: Moment) => (typeof moment === 'number' ? moment : moment[0])
const getEnd = (moment: Moment) => (typeof moment === 'number' ? moment : moment[1])
const formatMinute = (minute: number) => formatTime(onBlocksMinute + minute)
const formatMoment = (moment: Moment) =>
  typeof moment === 'number' ? formatMinute(moment) : moment.map(formatMinute).join('–')

/** @returns for example `+9`, `−2` or `0` */
export const formatSigned = (value: number) =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'

/** Start and end of a bar as fractions of the drawing's width. */
export type Span = { from: number; to: number }

export type TimelineRow = {
  name: string
  planned: string
  actual: string
  /** Minutes from the planned to the actual end; positive is late. */
  deviationMin: number
  isOffPlan: boolean
  bar: { planned: Span; actual: Span; late: Span | undefined }
}

const TICK_INTERVAL_MIN = 10

export function computeTimeline(tasks: readonly ReportTask[]) {
  const last = Math.max(...tasks.flatMap(({ planned, actual }) => [planned, actual].map(getEnd)))
  const endMin = Math.ceil(last / TICK_INTERVAL_MIN) * TICK_INTERVAL_MIN
  const span = (from: number, to: number): Span => ({ from: from / endMin, to: to / endMin })
  return {
    rows: tasks.map(({ name, planned, actual }): TimelineRow => {
      const deviationMin = getEnd(actual) - getEnd(planned)
      const isLate = deviationMin > toleranceMin
      return {
        name,
        planned: formatMoment(planned),
        actual: formatMoment(actual),
        deviationMin,
        isOffPlan: Math.abs(deviationMin) > toleranceMin,
        bar: {
          planned: span(getStart(planned), getEnd(planned)),
          actual: span(getStart(actual), getEnd(actual)),
          late: isLate ? span(getEnd(planned), getEnd(actual)) : undefined,
        },
      }
    }),
    ticks: listTicks(TICK_INTERVAL_MIN, endMin).map((minute) => ({
      share: minute / endMin,
      clock: formatMinute(minute),
    })),
  }
}
