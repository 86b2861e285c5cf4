import { toolWords } from './toolWords.ts'
import { formatIsoDate, formatShortDate, parseDay, toKuwaitDay } from '#kuwait/days.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { date, optional, time } from '#toolHost/inputs.ts'
import { GuestDayDrawing } from './GuestDayDrawing.tsx'
import {
  computeGuestDay,
  EXAMPLE_DATE,
  findAdvice,
  formatSpan,
  type GuestDay,
  type Span,
} from './model.ts'
import { computePrayerTimes } from './prayerTimes.ts'

const MAX_AHEAD_DAYS = 365
const DRAG_STEP_MIN = 5

export const ConciergeServicesTool = defineTool({
  words: toolWords,
  service: 'concierge-services',
  layout: 'belowFew',
  inputs: {
    date: date('kuwait'),
    arrival: { ...optional(time('kuwait')), range: toolWords.optional },
  },
  example: { date: EXAMPLE_DATE, arrival: '' },
  initial: (minute) => ({ date: formatIsoDate(toKuwaitDay(minute)) }),
  dependentInputs: (_, minute) => {
    if (minute === undefined) return {}
    const today = toKuwaitDay(minute)
    const last = formatIsoDate(today + MAX_AHEAD_DAYS)
    return { date: date('kuwait', { min: formatIsoDate(today), max: last }) }
  },
  fromFlight: ({ onBlocksMinute }) => ({
    date: formatIsoDate(toKuwaitDay(onBlocksMinute)),
    arrival: formatTime(onBlocksMinute, KUWAIT_OFFSET_MINUTES),
  }),
  result({ date: iso, arrival }, minute, enter) {
    const day = parseDay(iso)
    const guestDay = computeGuestDay(day, computePrayerTimes(day))
    const dateText = formatShortDate(day, minute === undefined ? 0 : toKuwaitDay(minute))
    const { fajr, dhuhr, asr, maghrib, isha } = guestDay.times
    const prayers = [fajr, dhuhr, asr, maghrib, isha].map((minuteOfDay) => formatTime(minuteOfDay))
    const advice = arrival === null ? undefined : findAdvice(guestDay, arrival)
    const { prefix, remark } = toolWords.answer[guestDay.fast ? 'iftar' : 'sunset'](dateText)
    const sentences = [
      remark,
      `${describeOffices(guestDay)}.`,
      arrival !== null && toolWords.prayerTimes(prayers.join(', ')),
      advice && toolWords.advice[advice],
    ]
    const rows = listRows(guestDay, arrival)
    return {
      answer: {
        prefix,
        figure: formatTime(guestDay.times.maghrib),
        remark: sentences.filter(Boolean).join(' '),
      },
      rows: [
        [toolWords.lines.date, toolWords.lines.inKuwait(dateText)],
        ...rows.map(
          ([name, kuwait, utc]) => [name, utc ? toolWords.time(kuwait, utc) : kuwait] as const,
        ),
      ],
      drawing: (
        <GuestDayDrawing
          guestDay={guestDay}
          arrivalMin={arrival}
          onCancel={() => enter('arrival', arrival === null ? '' : formatTime(arrival))}
          onArrival={(minuteOfDay) => {
            const steps = Math.round(minuteOfDay / DRAG_STEP_MIN)
            const last = MINUTES_PER_DAY - DRAG_STEP_MIN
            enter('arrival', formatTime(Math.min(Math.max(steps * DRAG_STEP_MIN, 0), last)))
          }}
        />
      ),
      tables: [{ ...toolWords.table, rows }],
    }
  },
})

/** @returns the spans of the drawing, each with its times by both clocks */
function listRows(
  guestDay: GuestDay,
  arrival: number | null,
): (readonly [name: string, kuwait: string, utc: string])[] {
  const { times, isFriday, fast, heat, offices } = guestDay
  const at = (name: string, minuteOfDay: number) => ({ name, span: [minuteOfDay] })
  const during = (name: string, { fromMin, toMin }: Span) => ({ name, span: [fromMin, toMin] })
  const { prayers, table } = toolWords
  const timed = [
    at(prayers.fajr, times.fajr),
    at(toolWords.sunrise, times.sunrise),
    at(isFriday ? toolWords.fridayPrayer : prayers.dhuhr, times.dhuhr),
    at(prayers.asr, times.asr),
    at(prayers.maghrib, times.maghrib),
    at(prayers.isha, times.isha),
    ...(fast ? [during(toolWords.fast, fast)] : []),
    ...(heat ? [during(table.hotHours, heat)] : []),
    ...(offices.state === 'open' ? [during(table.offices, offices.all)] : []),
    ...(arrival === null ? [] : [at(toolWords.arrival, arrival)]),
  ].map(
    ({ name, span }) =>
      [
        name,
        span.map((minuteOfDay) => formatTime(minuteOfDay)).join('–'),
        span.map(formatUtc).join('–'),
      ] as const,
  )
  return offices.state === 'open'
    ? timed
    : [...timed, [table.offices, describeOffices(guestDay), '']]
}

function describeOffices({ offices }: GuestDay): string {
  const { open, closed, why } = toolWords.offices
  return offices.state === 'open' ? open(formatSpan(offices.all)) : closed(offices) + why(offices)
}

function formatUtc(minuteOfDay: number): string {
  const minute = minuteOfDay - KUWAIT_OFFSET_MINUTES
  return minute < 0 ? toolWords.dayBefore(formatTime(minute)) : formatTime(minute)
}
