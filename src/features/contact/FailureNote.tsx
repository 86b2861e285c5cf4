import { useStore } from '@tanstack/react-form'
import { company } from '#content/company.ts'
import { form as texts } from '#content/contact.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import * as styles from './ContactForm.css.ts'
import { FIELD_NAMES } from './fields.ts'
import { createMailto } from './mailto.ts'
import { composeContact, type ContactValues } from './schema.ts'
import type { ContactFormApi } from './useContactForm.ts'

const copy = texts.failure

export type FailureNoteProps = { form: ContactFormApi; hasFailed: boolean }

/** Offers e-mail and phone after a failed attempt, because the toast closes after three seconds. */
export function FailureNote({ form, hasFailed }: FailureNoteProps) {
  const values = useStore(form.store, (state) => state.values)
  return (
    <div className={hasFailed ? styles.failure : undefined}>
      {/* Rendered empty first: screen readers announce changes of an existing live region. */}
      <p role="status">{hasFailed && copy.text}</p>
      {hasFailed && (
        <div className={styles.failureActions}>
          <ButtonLink href={createHref(values)} tone="quiet">
            {copy.mail}
          </ButtonLink>
          <ButtonLink href={`tel:${company.phone.e164}`} tone="quiet">
            <span className={styles.callText}>
              {copy.call}{' '}
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

/** @returns a mail link with the message, then the other fields */
function createHref(values: ContactValues): string {
  const { message, ...others } = composeContact(values)
  const rest = FIELD_NAMES.flatMap((name) => (name === 'message' ? [] : others[name]))
  const text = [message, '', ...rest.filter(Boolean)].join('\n')
  return createMailto(company.email, copy.subject, text, copy.cut)
}
