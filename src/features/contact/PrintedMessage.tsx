import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { form } from '#content/contact.ts'
import { contactSession } from './contactSession.ts'
import { FIELD_NAMES, FIELDS } from './fields.ts'
import { composeMessage, type Message } from './message.ts'
import * as styles from './PrintedMessage.css.ts'

/** Prints the message as it would be sent, because a printed text box shows only some of its lines. */
export function PrintedMessage() {
  const [message, setMessage] = useState<Message>()
  useEffect(() => {
    const show = () => {
      const { status, values } = contactSession.state
      const isDraft = status !== 'idle' && status !== 'sent'
      // Renders synchronously: the browser prints as soon as the event handlers return.
      flushSync(() => setMessage(isDraft ? composeMessage(values) : undefined))
    }
    const hide = () => setMessage(undefined)
    addEventListener('beforeprint', show)
    addEventListener('afterprint', hide)
    return () => {
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', hide)
    }
  }, [])
  if (!message) return null
  return (
    <div className={styles.root}>
      <h3>{form.printed}</h3>
      <dl>
        {FIELD_NAMES.map(
          (name) =>
            message[name] && (
              <div key={name}>
                <dt>{FIELDS[name].words.label}</dt>
                <dd className={styles.text}>{message[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
