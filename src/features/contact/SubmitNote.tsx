import { company } from '#content/company.ts'
import { form as copy } from '#content/contact.ts'
import { formatTime, KUWAIT_OFFSET_MINUTES, MINUTE_MS } from '#lib/clock.ts'
import * as styles from './ContactForm.css.ts'

export type SubmitNoteProps = {
  isHydrated: boolean
  /** In milliseconds since the epoch. */
  sentAt: number | undefined
}

/** Beside the button: other ways to write while the form loads, and when the last message was sent. */
export function SubmitNote({ isHydrated, sentAt }: SubmitNoteProps) {
  const minute = Math.floor((sentAt ?? 0) / MINUTE_MS)
  const [before, after] = copy.sent.split('{time}')
  return (
    <p role="status" className={styles.note}>
      {!isHydrated && (
        <span>
          {copy.loading}{' '}
          <a href={`tel:${company.phone.e164}`}>
            <bdi translate="no">{company.phone.display}</bdi>
          </a>{' '}
          <a href={`mailto:${company.email}`} translate="no">
            {company.email}
          </a>
        </span>
      )}
      {sentAt !== undefined && (
        <span>
          {before}
          <time translate="no">{formatTime(minute, KUWAIT_OFFSET_MINUTES)}</time>
          {after}
        </span>
      )}
    </p>
  )
}
