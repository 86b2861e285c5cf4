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
const RULES_CHANGED = '2026-11-27'
const FIRST_REVISION = parseDay('2026-01-01')

/**
 * A calendar program replaces an event by one with the same UID, so the UID does not contain the date,
 * which may move.
 *
 * @returns an iCalendar file (RFC 5545) of whole-day events, which take no time of the calendar's owner
 */
export function createClosedDaysCalendar(
  siteUrl: string,
  announced: readonly AnnouncedDay[] = announcedDays,
): string {
  const dates = [RULES_CHANGED, ...announced.map(({ announcedOn }) => announcedOn)]
  const revised = Math.max(...dates.map(parseDay))
  const uids = new Set<string>()
  const events = listYears(createFindHoliday(announced)).flatMap((span) => {
    let uid = createUid(span)
    for (let part = 2; uids.has(uid); part++) uid = `${createUid(span)}-${part}`
    uids.add(uid)
    return formatEvent(span, uid, revised, siteUrl)
  })
  return formatLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words.name}//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(words.name)}`,
    ...events,
    'END:VCALENDAR',
  ])
}

const createUid = ({ id, year, reason, first }: ClosedSpan) =>
  id === 'announced' ? `${id}-${formatIsoDate(first)}` : `${id}-${year}-${reason}`

function formatEvent(span: ClosedSpan, uid: string, revised: Day, siteUrl: string): string[] {
  const { id, first, last } = span
  const status = getStatus(span)
  const isCertain = status === 'fixed' || status === 'announced'
  const written = `${formatDate(revised)}T000000Z`
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${written}`,
    `LAST-MODIFIED:${written}`,
    `SEQUENCE:${revised - FIRST_REVISION}`,
    `DTSTART;VALUE=DATE:${formatDate(first)}`,
    // The first day that is not part of the event.
    `DTEND;VALUE=DATE:${formatDate(last + 1)}`,
    `SUMMARY:${escapeText(words.summary(holidayNames[id], status))}`,
    `DESCRIPTION:${escapeText(`${describeReason(span)} ${words.caution}`)}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    `URL:${siteUrl}${toServicePath('operations')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const formatDate = (day: Day) => formatIsoDate(day).replaceAll('-', '')
