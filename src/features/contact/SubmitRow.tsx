import { form as words } from '#content/contact.ts'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import * as styles from './ContactForm.css.ts'

/** Shows other ways to write beside the button while the form loads. */
export function SubmitNote() {
  return (
    <p className={styles.note}>
      {words.loading} <PhoneLink /> <MailLink />
    </p>
  )
}
