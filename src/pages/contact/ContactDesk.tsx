import { useId } from 'react'
import type { company as companyFacts } from '#content/company.ts'
import type * as contact from '#content/contact.ts'
import { ContactForm, type ContactFormProps } from '#features/contact/ContactForm.tsx'
import { useDraftRevision } from '#features/contact/useDraftRevision.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ContactCard } from './ContactCard.tsx'
import * as styles from './ContactDesk.css.ts'

export type ContactDeskProps = {
  form: typeof contact.form
  composer: ContactFormProps['composer']
  toasts: typeof contact.toasts
  aside: typeof contact.aside
  company: typeof companyFacts
}

export function ContactDesk({ form, composer, toasts, aside, company }: ContactDeskProps) {
  const headingId = useId()
  const draftRevision = useDraftRevision()
  return (
    <Section tone="surface" labelledBy={headingId}>
      <div className={styles.root}>
        <div>
          <div className={styles.intro}>
            <h2 className={styles.title} id={headingId}>
              {form.title}
            </h2>
            <p>{form.intro}</p>
          </div>
          <p className={styles.call}>
            {form.moving}
            <a className={styles.callLink} href={`tel:${company.phone.e164}`}>
              <Icon name="call" />
              {company.phone.display}
            </a>
          </p>
          <div className={styles.noScript}>
            <p>{form.noScript}</p>
            <p>
              <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
              {' · '}
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </div>
          <ContactForm
            key={draftRevision}
            copy={form}
            composer={composer}
            toasts={toasts}
            company={company}
          />
        </div>
        <ContactCard copy={aside} company={company} />
      </div>
    </Section>
  )
}
