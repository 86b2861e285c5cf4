import { form as words } from '#content/contact.ts'
import { ContactForm } from '#features/contact/ContactForm.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { ContactCard } from './ContactCard.tsx'
import * as styles from './ContactDesk.css.ts'

export function ContactDesk() {
  return (
    <Section tone="surface">
      <div className={styles.root}>
        <div>
          <div className={styles.intro}>
            <SectionTitle>{words.title}</SectionTitle>
            <p>{words.intro}</p>
          </div>
          <p className={styles.call}>
            {words.urgent}
            <PhoneLink className={styles.callLink}>
              <Icon name="call" />
            </PhoneLink>
          </p>
          <div className={styles.insteadOfForm}>
            <p>{words.noScript}</p>
            <p>
              <PhoneLink />
              {' · '}
              <MailLink />
            </p>
          </div>
          <ContactForm />
        </div>
        <ContactCard />
      </div>
    </Section>
  )
}
