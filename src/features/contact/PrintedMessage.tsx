import { useStore } from '@tanstack/react-form'
import { form } from '#content/contact.ts'
import { contactSession } from './contactSession.ts'
import { FIELD_NAMES, FIELDS } from './fields.ts'
import { composeMessage } from './message.ts'
import * as styles from './PrintedMessage.css.ts'

/** Prints the message as it would be sent, because a printed text box shows only some of its lines. */
export function PrintedMessage() {
  const { status, values } = useStore(contactSession, (session) => session)
  if (status === 'idle' || status === 'sent') return null
  const message = composeMessage(values)
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
