import { useHydrated } from '@tanstack/react-router'
import { form as words } from '#content/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ContactForm.css.ts'

export function SubmitRow({ isSending }: { isSending: boolean }) {
  const isHydrated = useHydrated()
  return (
    <div className={styles.submit}>
      {/* Disabled until hydration: the browser would submit the form itself, in the URL. A press must not
          blur a field: validation on blur renders all fields and would overwrite values that a program
          set. */}
      <Button
        type="submit"
        onMouseDown={(event) => event.preventDefault()}
        pending={isSending}
        disabled={!isHydrated}
      >
        <span>{isSending ? words.sending : words.submit}</span>
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending && words.locked}</span>
      </VisuallyHidden>
      {!isHydrated && (
        <p className={styles.note}>
          {words.loading} <PhoneLink /> <MailLink />
        </p>
      )}
    </div>
  )
}
