import { useId } from 'react'
import type { ServicePageContent } from '#content/types.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { TaxiLine } from '#ui/TaxiLine/TaxiLine.tsx'
import * as styles from './Steps.css.ts'

export type StepsProps = ServicePageContent['steps']

export function Steps({ title, items }: StepsProps) {
  const headingId = useId()
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <div className={styles.line}>
          <TaxiLine course="across" />
        </div>
        <ol className={styles.list}>
          {items.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <p className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h3 className={styles.stepTitle}>{step.title}</h3>
              <p className={styles.stepText}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  )
}
