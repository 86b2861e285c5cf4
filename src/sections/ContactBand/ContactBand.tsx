import type { ServiceSlug } from '#content/paths.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import { ContactButtons } from './ContactButtons.tsx'
import * as styles from './ContactBand.css.ts'

export type ContactBandProps = {
  title: string
  text: string
  /** The service to preselect in the contact form. */
  service?: ServiceSlug
  /** A decorative line drawing, 480 × 340 units, for a dark background. */
  plate?: string
}

export function ContactBand({ title, text, service, plate }: ContactBandProps) {
  return (
    <Section tone="night">
      <div className={`${styles.root} ${styles.layout[plate ? 'drawn' : 'plain']}`}>
        <div className={styles.line}>
          <TaxiLine course="arriving" />
        </div>
        <div>
          <SectionTitle>{title}</SectionTitle>
          <p className={styles.lead}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ContactButtons service={service} />
        </div>
        {plate && (
          <img
            className={styles.plate}
            src={plate}
            alt=""
            aria-hidden="true"
            width="480"
            height="340"
            loading="lazy"
          />
        )}
      </div>
    </Section>
  )
}
