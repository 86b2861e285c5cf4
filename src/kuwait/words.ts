import type { Closure, Reason, Status } from './holidays.ts'

export const holidayNames: Readonly<Record<Closure['id'], string>> = {
  newYear: 'New Year’s Day',
  nationalDay: 'National Day',
  liberationDay: 'Liberation Day',
  israMiraj: 'Isra and Mi’raj',
  eidAlFitr: 'Eid al-Fitr',
  eidAlAdha: 'Arafat and Eid al-Adha',
  hijriNewYear: 'Hijri New Year',
  mawlid: 'Mawlid',
  announced: 'Government announcement',
}

export const remarkWords = {
  fixed: (name: string, dates: string) => `${name}, ${dates}`,
  announced: (name: string, dates: string) => `${name}, ${dates}, announced`,
  expected: (name: string, dates: string) => `${name}, ${dates}, expected, may move`,
  inLieu: (name: string, dates: string) => `day in lieu of ${name}, ${dates}, expected`,
  notCounted: (holidays: string) => `Not counted: ${holidays}.`,
  ifWorked: (dates: string, isOneDay: boolean) => `if ${dates} ${isOneDay ? 'is' : 'are'} worked`,
  announcedBy: (source: string, date: string) => `${source}, ${date}.`,
  ramadan:
    'In Ramadan, offices work four and a half hours and start later, between 08:30 and 10:30.',
}

export const statusNames: Readonly<Record<Status, string>> = {
  fixed: 'Fixed',
  inLieu: 'In lieu',
  expected: 'Expected',
  possible: 'Possible',
  announced: 'Announced',
}

export const reasonTexts: Readonly<Record<Reason, string>> = {
  law: 'Public holiday on a fixed date.',
  inLieu: 'For a holiday on a Friday or Saturday.',
  moon: 'By the Umm al-Qura calendar; the moon may move it.',
  moonInLieu: 'In lieu of a Friday or Saturday.',
  thursday: 'The day off of a holiday between two working days moves to the Thursday.',
  beforeThursday: 'Between another holiday of the week and that Thursday, as in 2022.',
  lastOfRamadan: '30 Ramadan, the day before.',
  dayAfter: 'Day after the holiday, to which the moon may move it.',
  saturdayInLieu: 'In lieu of an Eid’s Saturday; rarely given.',
  bridge: 'A single working day between a holiday and a weekend or another holiday.',
  announced: 'Announced by the government.',
}

export const closedDaysWords = {
  title: 'Kuwait’s closed days',
  lead: 'Besides Fridays and Saturdays, offices are, or may be, closed on these days, and permit requests wait. Most dates are announced late; elections, mourning and summits close offices unforeseen.',
  save: 'Save as calendar file (.ics)',
  years: (first: number, last: number) => `The file covers ${first} to ${last}.`,
  heads: ['Date', 'Closed for', 'Status'],
  why: 'Why a day is closed',
  /** Names the table for screen readers. */
  caption: 'Closed days by date',
}

export const calendarWords = {
  name: 'Kuwait: closed days',
  summary: (name: string, status: Status) =>
    `Kuwait offices ${status === 'possible' ? 'may be closed' : 'closed'}: ${name} (${calendarStatuses[status]})`,
  cancelled: 'No longer a separate entry among Kuwait’s closed days',
  caution: 'A planning list; expected and possible days may move.',
}

const calendarStatuses: Readonly<Record<Status, string>> = {
  fixed: 'fixed date',
  inLieu: 'day in lieu, expected',
  expected: 'expected',
  possible: 'possible',
  announced: 'announced',
}
