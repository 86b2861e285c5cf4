import { holidayCopy as copy } from './holidayNames.ts'
import { type Day, formatDates, isWeekend } from './days.ts'
import { findHoliday, type Holiday, isRamadan, knowsIslamicCalendar } from './holidays.ts'
import type { PermitPlan } from './permit.ts'

/**
 * Says what lengthens the wait: holidays that close a Sunday to Thursday between `from` and the
 * arrival, and counted days in Ramadan.
 *
 * @returns sentences; empty in ordinary weeks
 */
export function describeClosures(
  { arrival, countedDays }: PermitPlan,
  from: Day,
  today: Day,
): string {
  const holidays = listHolidays(from, arrival).map((holiday) => {
    const texts = { name: copy.names[holiday.id], dates: formatDates(holiday, today) }
    return copy.kinds[holiday.kind].replaceAll(
      /\{(\w+)\}/g,
      (_, key: keyof typeof texts) => texts[key],
    )
  })
  return [
    holidays.length > 0 && copy.notCounted.replace('%s', () => holidays.join('; ')),
    countedDays.some(isRamadan) && copy.ramadan,
    !knowsIslamicCalendar() && copy.unknown,
  ]
    .filter(Boolean)
    .join(' ')
}

function listHolidays(from: Day, to: Day): Holiday[] {
  const holidays: Holiday[] = []
  for (let day = from; day < to; day++) {
    const holiday = isWeekend(day) ? undefined : findHoliday(day)
    const isListed = holidays.some(({ id, kind }) => id === holiday?.id && kind === holiday.kind)
    if (holiday && !isListed) holidays.push(holiday)
  }
  return holidays
}
