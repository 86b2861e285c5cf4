import { toServicePath } from '#content/paths.ts'
import { type AnnouncedDay, announcedDays } from '#kuwait/announcedDays.ts'
import { type ClosedSpan, listYears } from '#kuwait/closedDays.ts'
import { type Day, formatIsoDate, parseDay } from '#kuwait/days.ts'
import { createFindHoliday, getStatus } from '#kuwait/holidays.ts'
import { describeReason } from '#kuwait/remark.ts'
import { calendarWords as words, holidayNames } from '#kuwait/words.ts'
import { escapeText, formatLines } from './contentLines.ts'

/**
 * The date of the last change to `holidays.ts` that moves a day; calendar programs compare it. It is not the
 * build's date, so that two builds of one commit are identical.
 */
const RULES_CHANGED = '2026-11-29'
/** Events that earlier rules had, each with a day that it had. A change that removes an event adds it here. */
const WITHDRAWN = {
  'newYear-2027-bridge': '2027-01-04',
  'israMiraj-1448-leftForThursday': '2027-01-05',
  'israMiraj-1448-dayAfter': '2027-01-06',
  'israMiraj-1451-leftForThursday': '2029-12-04',
  'israMiraj-1451-dayAfter': '2029-12-05',
}
const FIRST_REVISION = parseDay('2026-01-01')

/**
 * A calendar program replaces an event by one with the same UID, so the UID does not contain the date,
 * which may move, except that of an announced day, which has no other identity. The program keeps an event
 * that the file no longer has, so the file cancels those of earlier files.
 *
 * @returns an iCalendar file (RFC 5545) of whole-day events, which take no time of the calendar's owner
 */
export function createClosedDaysCalendar(
  siteUrl: string,
  announced: readonly AnnouncedDay[] = announcedDays,
): string {
  const dates = announced.map(({ announcedOn }) => announcedOn)
  const revised = Math.max(...[RULES_CHANGED, ...dates].map(parseDay))
  const written = `${formatDate(revised)}T000000Z`
  const formatEvent = (uid: string, lines: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${written}`,
    `LAST-MODIFIED:${written}`,
    `SEQUENCE:${revised - FIRST_REVISION + announced.length}`,
    ...lines,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
  const events = listEvents(announced)
  const cancelled = listFormerEvents(announced).filter(([uid]) => !events.has(uid))
  return formatLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words.name}//EN`,
    `X-WR-CALNAME:${escapeText(words.name)}`,
    ...[...events].flatMap(([uid, span]) => formatEvent(uid, describeEvent(span, siteUrl))),
    ...cancelled.flatMap(([uid, day]) =>
      formatEvent(uid, [
        `DTSTART;VALUE=DATE:${formatDate(day)}`,
        `SUMMARY:${escapeText(words.cancelled)}`,
        'STATUS:CANCELLED',
      ]),
    ),
    'END:VCALENDAR',
  ])
}

/** @returns the events by UID */
function listEvents(announced: readonly AnnouncedDay[]): ReadonlyMap<string, ClosedSpan> {
  const events = new Map<string, ClosedSpan>()
  for (const span of listYears(createFindHoliday(announced))) {
    let uid = createUid(span)
    for (let part = 2; events.has(uid); part++) uid = `${createUid(span)}-${part}`
    events.set(uid, span)
  }
  return events
}

/** @returns the events that earlier files may have had, each with a day that it had */
function listFormerEvents(announced: readonly AnnouncedDay[]): [uid: string, day: Day][] {
  // A day that is announced as open was listed as closed before, by the calendar or by an announcement.
  const closed = announced.map((each) => ({ ...each, offices: 'closed' as const }))
  return [
    ...Object.entries(WITHDRAWN).map(([uid, date]): [string, Day] => [uid, parseDay(date)]),
    ...Array.from(listEvents(closed), ([uid, { first }]): [string, Day] => [uid, first]),
  ]
}

const createUid = ({ id, year, reason, first }: ClosedSpan) =>
  id === 'announced' ? `${id}-${formatIsoDate(first)}` : `${id}-${year}-${reason}`

function describeEvent(span: ClosedSpan, siteUrl: string): string[] {
  const { id, first, last } = span
  const status = getStatus(span)
  const isCertain = status === 'fixed' || status === 'announced'
  return [
    `DTSTART;VALUE=DATE:${formatDate(first)}`,
    // The first day that is not part of the event.
    `DTEND;VALUE=DATE:${formatDate(last + 1)}`,
    `SUMMARY:${escapeText(words.summary(holidayNames[id], status))}`,
    `DESCRIPTION:${escapeText(`${describeReason(span)} ${words.caution}`)}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    `URL:${siteUrl}${toServicePath('operations')}`,
  ]
}

const formatDate = (day: Day) => formatIsoDate(day).replaceAll('-', '')
