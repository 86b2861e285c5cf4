import type { ReactNode } from 'react'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import * as styles from './ContactBand.css.ts'

export type ContactBandProps = {
  title: string
  text: string
  children: ReactNode
}

export const ContactBand = ({ title, text, children }: ContactBandProps) => (
  <Section tone="night">
    <div className={styles.root}>
      <div className={styles.line}>
        <TaxiLine course="arriving" />
      </div>
      <div>
        <SectionTitle>{title}</SectionTitle>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  </Section>
)
