import { toServicePath } from '#content/paths.ts'
import { type ClosedSpan, listYears } from '#kuwait/closedDays.ts'
import { type Day, formatIsoDate } from '#kuwait/days.ts'
import { calendarWords as words, holidayNames, statusNames, whys } from '#kuwait/words.ts'

/** The format requires a time of writing. It is constant, so that two builds of one commit are identical. */
const WRITTEN = '20260101T000000Z'
const MAX_LINE_BYTES = 75

/** @returns an iCalendar file (RFC 5545) of whole-day events, which take no time of the calendar's owner */
export function createClosedDaysCalendar(siteUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words.name}//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(words.name)}`,
    ...listYears().flatMap((span) => formatEvent(span, siteUrl)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function formatEvent({ id, reason, first, last }: ClosedSpan, siteUrl: string): string[] {
  const page = `${siteUrl}${toServicePath('operations')}`
  return [
    'BEGIN:VEVENT',
    `UID:${formatIsoDate(first)}-${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${WRITTEN}`,
    `DTSTART;VALUE=DATE:${formatDate(first)}`,
    // The first day that is not part of the event.
    `DTEND;VALUE=DATE:${formatDate(last + 1)}`,
    `SUMMARY:${escapeText(words.summary(holidayNames[id], statusNames[reason]))}`,
    `DESCRIPTION:${escapeText(`${whys[reason]} ${words.caution}`)}`,
    `URL:${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const formatDate = (day: Day) => formatIsoDate(day).replaceAll('-', '')

const escapeText = (text: string) => text.replaceAll(/[\\,;]/g, String.raw`\$&`)

/** Breaks a line into parts of at most 75 bytes; a space continues the line before. */
function fold(line: string): string {
  let bytes = 0
  return Array.from(line, (character) => {
    const { length } = new TextEncoder().encode(character)
    const isFull = bytes + length > MAX_LINE_BYTES
    bytes = (isFull ? 1 : bytes) + length
    return isFull ? `\r\n ${character}` : character
  }).join('')
}
