import { useEffect, useState } from 'react'
import { CLOSED_DAYS_ANCHOR, CLOSED_DAYS_FILE } from '#content/paths.ts'
import { CLOSED_DAYS_YEARS, listClosedSpans, listYears } from '#kuwait/closedDays.ts'
import { type Day, formatDates, formatIsoDate, formatWeekdays, toKuwaitDay } from '#kuwait/days.ts'
import { type Closure, getStatus } from '#kuwait/holidays.ts'
import { describeReason } from '#kuwait/remark.ts'
import { closedDaysWords as words, holidayNames, statusNames, reasonTexts } from '#kuwait/words.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Details } from '#ui/Details/Details.tsx'
import { PlainTable } from '#ui/FigureTable/PlainTable.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { ScrollBox } from '#ui/ScrollBox/ScrollBox.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { smallMuted } from '#styles/text.css.ts'
import * as styles from './ClosedDays.css.ts'

const DAYS_AHEAD = 365
/** The table has a row for each status, the calendar file an event for each reason. */
const getRowKey = (closure: Closure) =>
  [closure.id, getStatus(closure), closure.announcement && describeReason(closure)].join()

const REASONS = Object.keys(reasonTexts) as (keyof typeof reasonTexts)[]

/**
 * Lists Kuwait's closed days from today. The prerendered page lists all years, for readers without
 * JavaScript; the box keeps its height when the past days are removed.
 */
export function ClosedDays() {
  const [today, setToday] = useState<Day>()
  useEffect(() => subscribeToMinutes((minute) => setToday(toKuwaitDay(minute))), [])
  const spans =
    today === undefined
      ? listYears(undefined, getRowKey)
      : listClosedSpans(today, today + DAYS_AHEAD, undefined, getRowKey)
  const { title, lead, save, years, caption, heads } = words
  return (
    <Section id={CLOSED_DAYS_ANCHOR} tone="inset">
      <div className={styles.root}>
        <div className={styles.prose}>
          <SectionTitle>{title}</SectionTitle>
          <p>{lead}</p>
          <div>
            <ButtonLink href={CLOSED_DAYS_FILE} download={CLOSED_DAYS_FILE.slice(1)} tone="quiet">
              <Icon name="download" />
              {save}
            </ButtonLink>
          </div>
          <p className={smallMuted}>{years(CLOSED_DAYS_YEARS.first, CLOSED_DAYS_YEARS.last)}</p>
          <Details summary={words.why}>
            <ul className={styles.reasons}>
              {REASONS.map((reason) => (
                <li key={reason}>
                  <strong className={styles.status}>{statusNames[getStatus({ reason })]}.</strong>{' '}
                  {reasonTexts[reason]}
                </li>
              ))}
            </ul>
          </Details>
        </div>
        <ScrollBox className={styles.box} label={caption}>
          <PlainTable className={styles.table} heads={heads}>
            {spans.map((span) => (
              <tr key={formatIsoDate(span.first)}>
                <th scope="row" translate="no">
                  <span className={styles.weekdays}>{formatWeekdays(span)}</span>{' '}
                  {formatDates(span, today ?? 0)}
                </th>
                <td>{holidayNames[span.id]}</td>
                <td>
                  {statusNames[getStatus(span)]}
                  {span.announcement && <span> ({describeReason(span)})</span>}
                </td>
              </tr>
            ))}
          </PlainTable>
        </ScrollBox>
      </div>
    </Section>
  )
}
