import { company } from '#content/company.ts'
import { form } from '#content/contact.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import * as styles from './ContactForm.css.ts'
import { createMailto } from './mailto.ts'
import { composeMessage, type ContactValues } from './schema.ts'

const copy = form.failure

export type FailureNoteProps = { values: ContactValues; hasFailed: boolean }

/** Offers e-mail and phone after a failed attempt, because the toast closes after three seconds. */
export function FailureNote({ values, hasFailed }: FailureNoteProps) {
  const text = [composeMessage(values), '', values.name, values.email, values.phone.text].join('\n')
  return (
    <div className={hasFailed ? styles.failure : undefined}>
      {/* Rendered empty first: screen readers announce changes of an existing live region. */}
      <p role="status">{hasFailed && copy.text}</p>
      {hasFailed && (
        <div className={styles.failureActions}>
          <ButtonLink href={createMailto(company.email, copy.subject, text, copy.cut)} tone="quiet">
            {copy.mail}
          </ButtonLink>
          <ButtonLink href={`tel:${company.phone.e164}`} tone="quiet">
            <span className={styles.callText}>
              {copy.call} <span className={styles.phoneNumber}>{company.phone.display}</span>
            </span>
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
