import { useEffect } from 'react'
import { company } from '#content/company.ts'
import { type NoticeContent, noticeWords as words } from '#content/notice.ts'
import { formatDates, parseDay } from '#kuwait/days.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'
import { dismissNotice, hideEndedNotice } from './visibility.ts'

export type NoticeProps = { notice: NoticeContent }

/** A line above the header. Not a live region: screen readers come to it first anyway. */
export function Notice({ notice }: NoticeProps) {
  useEffect(() => subscribeToMinutes((minute) => hideEndedNotice(notice, minute)), [notice])
  const { text, link } = notice
  const day = parseDay(notice.date)
  return (
    <aside className={styles.root} aria-label={words.label}>
      <Container>
        <div className={styles.row}>
          <p className={styles.text}>
            <strong>
              {words.asOf(company.airport.icao, formatDates({ first: day, last: day }, 0))}
            </strong>{' '}
            {text}{' '}
            {link && (
              <a className={styles.link} href={link.href}>
                {link.label}
              </a>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={words.dismiss}
            onClick={() => dismissNotice(notice)}
          >
            <Icon name="close" />
          </button>
        </div>
      </Container>
    </aside>
  )
}
