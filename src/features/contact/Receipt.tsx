import { useStore } from '@tanstack/react-form'
import { useEffect, useRef } from 'react'
import { company } from '#content/company.ts'
import { form } from '#content/contact.ts'
import { prefersReducedMotion } from '#lib/browser.ts'
import { formatTime, MINUTE_MS } from '#lib/clock.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { contactSession } from './contactSession.ts'
import * as styles from './Receipt.css.ts'

const words = form.sent

/** The receipt for a sent message, also on paper. Not a live region, because the toast announces it. */
export function Receipt() {
  const root = useRef<HTMLDivElement>(null)
  const status = useStore(contactSession, (session) => session.status)
  const sent = useStore(contactSession, (session) => (session.status === 'sent' ? session : null))
  const lastStatus = useRef(status)
  useEffect(() => {
    const isNew = status === 'sent' && lastStatus.current === 'sending'
    lastStatus.current = status
    if (!isNew) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    root.current?.scrollIntoView({ behavior, block: 'center' })
  }, [status])
  if (!sent) return null
  const attachments = sent.attachments > 0 && words.attachments(sent.attachments)
  return (
    <div ref={root} className={styles.receipt}>
      <p className={styles.line}>
        <time className={styles.stamp} dateTime={new Date(sent.at).toISOString()} translate="no">
          {words.stamp(formatStamp(sent.at))}
        </time>
        <span className={styles.dot}>{' · '}</span>
        <span>{[attachments, words.reply].filter(Boolean).join(' · ')}</span>
      </p>
      <div className={styles.call}>
        <ButtonLink href={`tel:${company.phone.e164}`} tone="quiet">
          {words.call}
        </ButtonLink>
      </div>
    </div>
  )
}

/** @returns such as `2105Z 27 NOV` */
function formatStamp(at: number): string {
  const [, day, month = ''] = new Date(at).toUTCString().split(' ')
  return `${formatTime(Math.floor(at / MINUTE_MS)).replace(':', '')}Z ${day} ${month.toUpperCase()}`
}
