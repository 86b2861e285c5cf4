import { useStore } from '@tanstack/react-form'
import { company } from '#content/company.ts'
import { form } from '#content/contact.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import * as styles from './ContactForm.css.ts'
import { contactSession } from './contactSession.ts'
import { FIELD_NAMES } from './fields.ts'
import { createMailto } from './mailto.ts'
import { composeMessage, type ContactValues } from './message.ts'

const words = form.failure

/** Offers e-mail and phone after a failed attempt, because the toast closes after three seconds. */
export function FailureNote() {
  const failed = useStore(contactSession, (last) => (last.status === 'failed' ? last : undefined))
  return (
    <div className={failed && styles.failure}>
      {/* Rendered empty first: screen readers announce changes of an existing live region. */}
      <p role="status">{failed && (failed.mayHaveArrived ? words.noAnswer : words.text)}</p>
      {failed && (
        <div className={styles.failureActions}>
          <ButtonLink href={createHref(failed.values)} tone="quiet">
            {words.mail}
          </ButtonLink>
          <ButtonLink href={`tel:${company.phone.e164}`} tone="quiet">
            <span className={styles.callText}>
              {words.call}{' '}
              <bdi className={styles.phoneNumber} translate="no">
                {company.phone.display}
              </bdi>
            </span>
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function createHref(values: ContactValues): string {
  const { message, ...others } = composeMessage(values)
  const rest = FIELD_NAMES.flatMap((name) => (name === 'message' ? [] : others[name]))
  const text = [message, '', ...rest.filter(Boolean)].join('\n')
  return createMailto(company.email, words.subject, text, words.cut)
}
