import { padTwoDigits } from '#lib/format.ts'
import { servicePageLabels } from '#content/shared.ts'
import type { Point } from '#content/types.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Steps.css.ts'

export type StepsProps = { steps: readonly Point[]; service: string }

export function Steps({ steps, service }: StepsProps) {
  return (
    <Section reveals>
      <SectionTitle look="spaced">
        {servicePageLabels.steps} <VisuallyHidden>({service})</VisuallyHidden>
      </SectionTitle>
      <div className={styles.line}>
        <TaxiLine course="across" />
      </div>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <p className={styles.number} aria-hidden="true">
              {padTwoDigits(index + 1)}
            </p>
            <h3 className={styles.stepTitle}>{step.title}</h3>
            <p className={styles.stepText}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
