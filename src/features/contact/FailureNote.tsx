import { company } from '#content/company.ts'
import { form } from '#content/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { notify } from '#ui/Toaster/notify.ts'
import * as styles from './ContactForm.css.ts'
import { createMailto } from './mailto.ts'
import { toE164 } from './phone.ts'
import type { ContactValues } from './schema.ts'

const copy = form.failure

export type FailureNoteProps = {
  values: ContactValues
  /** The reason for the failure, or `''` if no attempt has failed. */
  reason: string
  /** Reloads the page. Set if the form can send only after a reload. */
  onReload: (() => void) | undefined
}

/** Offers e-mail and phone after a failed attempt, because the toast closes after three seconds. */
export function FailureNote({ values, reason, onReload }: FailureNoteProps) {
  const signature = [values.name, values.email, toE164(values.phone)].filter(Boolean).join('\n')
  const text = `${values.message}\n\n${signature}`
  const mail = createMailto(company.email, copy.subject, text, copy.pasteHere)
  const copyRest = async () => {
    try {
      await navigator.clipboard.writeText(mail.rest)
      notify('success', copy.restCopied)
    } catch {
      notify('error', copy.restNotCopied)
    }
  }
  return (
    <div className={reason ? styles.failure : undefined}>
      {/* Rendered empty first: screen readers announce changes of an existing live region. */}
      <p role="status">{reason}</p>
      {reason && (
        <div className={styles.failureActions}>
          {onReload && <Button onClick={onReload}>{copy.reload}</Button>}
          <ButtonLink
            href={mail.href}
            tone="quiet"
            onClick={mail.rest ? () => void copyRest() : undefined}
          >
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
