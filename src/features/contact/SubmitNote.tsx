import { form as words } from '#content/contact.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { formatTime, MINUTE_MS } from '#lib/clock.ts'
import { MailLink } from '#ui/MailLink/MailLink.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import * as styles from './ContactForm.css.ts'

export type SubmitNoteProps = {
  isHydrated: boolean
  /** When the last message was sent, in milliseconds since the epoch. */
  sentAt: number | undefined
}

/**
 * Beside the button: other ways to write while the form loads, and when the last message was sent. Not a
 * live region, because the toast about a sent message is one, on every page.
 */
export function SubmitNote({ isHydrated, sentAt }: SubmitNoteProps) {
  if (!isHydrated) {
    return (
      <p className={styles.note}>
        {words.loading} <PhoneLink /> <MailLink />
      </p>
    )
  }
  if (sentAt === undefined) return null
  const time = formatTime(Math.floor(sentAt / MINUTE_MS), KUWAIT_OFFSET_MINUTES)
  const [before, after] = words.sent(time).split(time)
  return (
    <p className={styles.note}>
      {before}
      <time translate="no">{time}</time>
      {after}
    </p>
  )
}
