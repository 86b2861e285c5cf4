import { padTwoDigits } from '#lib/format.ts'
import { servicePageWords } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Steps.css.ts'

export type StepsProps = {
  words: Pick<ServiceWords, 'slug'> & Required<Pick<ServiceWords, 'steps'>>
}

export function Steps({ words: { slug, steps } }: StepsProps) {
  return (
    <Section reveals>
      <SectionTitle look="spaced">
        {servicePageWords.steps} <VisuallyHidden>{`(${services[slug].name})`}</VisuallyHidden>
      </SectionTitle>
      <div className={styles.line}>
        <TaxiLine course="across" />
      </div>
      <ol className={styles.list}>
        {Object.entries(steps).map(([title, text], index) => (
          <li key={title} className={styles.step}>
            <p className={styles.number} aria-hidden="true">
              {padTwoDigits(index + 1)}
            </p>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
