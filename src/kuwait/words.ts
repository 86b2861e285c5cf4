import type { Closure, HolidayId } from './holidays.ts'

export const holidayNames: Readonly<Record<HolidayId, string>> = {
  newYear: 'New Year’s Day',
  nationalDay: 'National Day',
  liberationDay: 'Liberation Day',
  israMiraj: 'Isra and Mi’raj',
  eidAlFitr: 'Eid al-Fitr',
  eidAlAdha: 'Arafat and Eid al-Adha',
  hijriNewYear: 'Hijri New Year',
  mawlid: 'Mawlid',
}

/** What the permit line, and the strip on Home, say of the days that are not counted. */
export const remarkWords = {
  law: (name: string, dates: string) => `${name}, ${dates}`,
  islamic: (name: string, dates: string) => `${name}, ${dates}, expected, may move`,
  inLieu: (name: string, dates: string) => `day in lieu of ${name}, ${dates}, expected`,
  bridge: (dates: string) => `bridge day, ${dates}, expected`,
  notCounted: (holidays: string) => `Not counted: ${holidays}.`,
  ramadan:
    'In Ramadan, offices work four and a half hours and start later, between 08:30 and 10:30.',
}

/** How sure a closed day is. */
export const statusNames: Readonly<Record<Closure['reason'], string>> = {
  law: 'Fixed',
  moon: 'Expected',
  dayAfter: 'Expected',
  thursday: 'Expected',
  lastOfRamadan: 'Expected',
  inLieu: 'In lieu',
  bridge: 'Bridge day',
}

/** Why a day is closed, in the list of closed days and in the calendar file. */
export const whys: Readonly<Record<Closure['reason'], string>> = {
  law: 'Public holiday on a fixed date.',
  moon: 'By the Umm al-Qura calendar; the moon may move it.',
  dayAfter: 'Day after the holiday, to which the moon may move it.',
  thursday: 'Given on the Thursday, as the day itself falls between two working days.',
  lastOfRamadan: '30 Ramadan, the day before.',
  inLieu: 'Makes good a holiday on a Friday or Saturday.',
  bridge: 'A single working day between a holiday and a weekend or another holiday.',
}

/** The table of closed days on Operations. */
export const closedDaysWords = {
  title: 'Kuwait’s closed days',
  lead: 'Besides Fridays and Saturdays, offices are closed on these days, and permit requests wait. We keep the list by Kuwait’s holidays and standing practices; the Cabinet announces most of the dates late.',
  save: 'Save as calendar file (.ics)',
  /** Whole years. */
  years: (first: number, last: number) => `The file covers ${first} to ${last}.`,
  heads: { date: 'Date', holiday: 'Closed for', status: 'Status' },
  /** Opens the reasons, each of which holds for several days. */
  why: 'Why a day is closed',
  /** Names the table for screen readers. */
  caption: 'Closed days by date',
}

/** The calendar file. */
export const calendarWords = {
  name: 'Kuwait: closed days',
  summary: (name: string, status: string) => `Kuwait closed: ${name}. ${status}`,
  caution: 'A planning list; expected days may move.',
}
