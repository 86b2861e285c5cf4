import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import * as styles from './ContactForm.css.ts'
import { mailtoFor } from './mailto.ts'
import type { ContactValues } from './schema.ts'
import type { CompanyContact, ContactFormCopy } from './types.ts'

export type FailureNoteProps = {
  copy: ContactFormCopy['failure']
  company: CompanyContact
  values: ContactValues
  /** Where only a page loaded anew can send. */
  onReload: (() => void) | undefined
}

/** Stays under the form after a failed attempt: the toast is gone in three seconds. */
export function FailureNote({ copy, company, values, onReload }: FailureNoteProps) {
  return (
    <div className={styles.failure}>
      <p>{copy.text}</p>
      <div className={styles.failureActions}>
        {onReload && <Button onClick={onReload}>{copy.reload}</Button>}
        <ButtonLink href={mailtoFor(company.email, copy.subject, values)} tone="quiet">
          {copy.mail}
        </ButtonLink>
        <ButtonLink href={`tel:${company.phone.e164}`} tone="quiet">
          {copy.call} <span className={styles.number}>{company.phone.display}</span>
        </ButtonLink>
      </div>
    </div>
  )
}
