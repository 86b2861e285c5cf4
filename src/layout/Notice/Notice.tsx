import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { company } from '#content/company.ts'
import { type NoticeContent, noticeWords as words } from '#content/notice.ts'
import { formatDates, parseDay } from '#kuwait/days.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'
import { hideNotice, isOver, saveDismissal } from './visibility.ts'

export type NoticeProps = { notice: NoticeContent }

/** Matches codes and numbers, which read from left to right in an Arabic text too. */
const LEFT_TO_RIGHT = /\b[A-Z]{3,4}\b|\+?\d[\d\s-]*\d/g

function* isolateCodes(text: string): Generator<ReactNode> {
  let end = 0
  for (const { 0: code, index } of text.matchAll(LEFT_TO_RIGHT)) {
    yield text.slice(end, index)
    yield (
      <bdi key={index} translate="no">
        {code}
      </bdi>
    )
    end = index + code.length
  }
  yield text.slice(end)
}

/** A line above the header. Not a live region, because screen readers reach it first anyway. */
export function Notice({ notice }: NoticeProps) {
  const line = useRef<HTMLElement>(null)
  // Also needed when React renders a page that another program has changed: this clears the attribute that
  // the inline script set on the root.
  useLayoutEffect(
    () => subscribeToMinutes((minute) => isOver(notice, minute) && hideNotice(line.current)),
    [notice],
  )
  const dismiss = () => {
    saveDismissal(notice)
    hideNotice(line.current)
  }
  const { text, link } = notice
  const day = parseDay(notice.date)
  return (
    <aside ref={line} className={styles.root} aria-label={words.label}>
      <Container>
        <div className={styles.row}>
          <p className={styles.text}>
            <strong>
              {words.asOf(company.airport.icao, formatDates({ first: day, last: day }, 0))}
            </strong>{' '}
            <span dir="auto">{[...isolateCodes(text)]}</span>{' '}
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
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      </Container>
    </aside>
  )
}
