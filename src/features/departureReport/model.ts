import { formatTime } from '#lib/clock.ts'
import type {
  DepartureReport,
  InvoiceLine,
  Moment,
  ReportLoad,
  ReportTask,
} from '#content/departureReport.ts'
import { formatNumber } from '#lib/format.ts'
import { convert, correctDensity } from '#lib/fuelUnits.ts'
import { listTicks } from '#ui/Drawing/scale.ts'

export type TimelineSource = Pick<DepartureReport, 'scheduledOnBlocks' | 'tasks' | 'toleranceMin'>

const getStart = (moment: Moment) => (typeof moment === 'number' ? moment : moment[0])
const getEnd = (moment: Moment) => (typeof moment === 'number' ? moment : moment[1])

/** @returns a function that formats minutes after the scheduled on-blocks time as `HH:MM`, UTC */
function createClock({ scheduledOnBlocks }: TimelineSource) {
  const onBlocks = Date.parse(scheduledOnBlocks) / 60_000
  return (minute: number) => formatTime(onBlocks + minute)
}

/** @returns for example `+9`, `−2` or `0` */
export const formatSigned = (value: number) =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'

/** Start and end of a bar as fractions of the drawing's width. */
export type Span = { from: number; to: number }

export type TimelineRow = {
  name: string
  /** For example `12:16–12:34`, or one time for a moment without duration. */
  planned: string
  actual: string
  /** Minutes from the planned to the actual end; positive is late. */
  deviationMin: number
  isOffPlan: boolean
  /** `late` is the part beyond the planned end, for tasks out of tolerance. */
  bar: { planned: Span; actual: Span; late: Span | undefined }
}

const TICK_INTERVAL_MIN = 10

/** @returns the tasks for the table and the drawing, and the ticks of the drawing's scale */
export function computeTimeline(report: TimelineSource) {
  const clock = createClock(report)
  const last = Math.max(
    ...report.tasks.flatMap(({ planned, actual }) => [planned, actual].map(getEnd)),
  )
  const endMin = Math.ceil(last / TICK_INTERVAL_MIN) * TICK_INTERVAL_MIN
  const formatTimes = (moment: Moment) =>
    typeof moment === 'number' ? clock(moment) : moment.map(clock).join('–')
  const span = (from: number, to: number): Span => ({ from: from / endMin, to: to / endMin })
  return {
    rows: report.tasks.map(({ name, planned, actual }): TimelineRow => {
      const deviationMin = getEnd(actual) - getEnd(planned)
      const isLate = deviationMin > report.toleranceMin
      return {
        name,
        planned: formatTimes(planned),
        actual: formatTimes(actual),
        deviationMin,
        isOffPlan: Math.abs(deviationMin) > report.toleranceMin,
        bar: {
          planned: span(getStart(planned), getEnd(planned)),
          actual: span(getStart(actual), getEnd(actual)),
          late: isLate ? span(getEnd(planned), getEnd(actual)) : undefined,
        },
      }
    }),
    ticks: listTicks(TICK_INTERVAL_MIN, endMin).map((minute) => ({
      share: minute / endMin,
      clock: clock(minute),
    })),
  }
}

function findBoundaryTask({ tasks }: DepartureReport, index: 0 | -1): ReportTask {
  const task = tasks.at(index)
  if (!task) throw new Error('A departure report needs tasks')
  return task
}

export function computeDelayMin(report: DepartureReport): number {
  const { planned, actual } = findBoundaryTask(report, -1)
  return getEnd(actual) - getEnd(planned)
}

export function formatIrregularityLog(report: DepartureReport) {
  const clock = createClock(report)
  return report.irregularity.log.map(({ atMin, text }) => ({ time: clock(atMin), text }))
}

/** Masses in kg or lb, density in kg/m³, all rounded for display. */
export function computeFuelFigures({ fuel }: DepartureReport) {
  const density = correctDensity('jetA1', fuel.density15, fuel.temperature)
  const deliveredKg = Math.round(convert(fuel.litres, 'l', 'kg', density))
  const gaugeKg = fuel.gaugeAfterKg - fuel.gaugeBeforeKg
  return {
    density: Math.round(density * 10) / 10,
    deliveredKg,
    deliveredLb: Math.round(convert(fuel.litres, 'l', 'lb', density)),
    gaugeKg,
    differenceKg: gaugeKg - deliveredKg,
  }
}

export function computeLoadTotals({ adults, children, baggageKg, cargoKg }: ReportLoad) {
  return { passengers: adults + children, totalKg: baggageKg + cargoKg }
}

const removeColon = (time: string) => time.replace(':', '')

/** @returns each message with its time and its text, in the format of AHM 780 */
export function formatMessages(report: DepartureReport) {
  const clock = createClock(report)
  const compact = (minute: number) => removeColon(clock(minute))
  const onBlocks = getStart(findBoundaryTask(report, 0).actual)
  const offBlocks = getEnd(findBoundaryTask(report, -1).actual)
  const { departure } = report.load
  const { passengers, totalKg } = computeLoadTotals(departure)
  const day = report.scheduledOnBlocks.slice(8, 10)
  const { iataCode, estimatedOffBlocksMin } = report.delay
  const delay = `DL${iataCode}/${String(computeDelayMin(report)).padStart(4, '0')}`
  const texts = {
    arrival: `AA${compact(report.landedMin)}/${compact(onBlocks)}`,
    delay: `ED${day}${compact(estimatedOffBlocksMin)} DL${iataCode}`,
    load: `${passengers} passengers, ${departure.bags} bags, ${formatNumber(totalKg)} kg`,
    departure: `AD${compact(offBlocks)}/${compact(report.airborneMin)} ${delay} PX${passengers}`,
  }
  return report.messages.map(({ kind, sentMin, text }) => ({
    kind,
    sent: clock(sentMin),
    text: texts[text],
  }))
}

export function findInvoiceQuantity(line: InvoiceLine, report: DepartureReport): number {
  if ('quantity' in line) return line.quantity
  if (line.from === 'fuelLitres') return report.fuel.litres
  if (line.from === 'passengersOut') return computeLoadTotals(report.load.departure).passengers
  const power = report.tasks.find(({ name }) => name === report.groundPower)
  if (!power) throw new Error(`No task is called ${report.groundPower}`)
  return getEnd(power.actual) - getStart(power.actual)
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** @returns for example `21 JUN 2026` */
export function formatReportDate({ scheduledOnBlocks }: DepartureReport): string {
  const [year, month, day] = scheduledOnBlocks.slice(0, 10).split('-')
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}
