import { createAlternateRows, formatFacts, kuwaitFacts } from './facts.ts'
import { formatAsOf } from '#lib/asOf.ts'
import { FACTS_ANCHOR } from '#content/paths.ts'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Facts.css.ts'

export function Facts() {
  const { title, caution, facts, alternates, copy, copied } = kuwaitFacts
  return (
    <Section id={FACTS_ANCHOR}>
      <div className={styles.head}>
        <div className={styles.prose}>
          <SectionTitle>{title}</SectionTitle>
          <p>{caution}</p>
        </div>
        <CopyButton text={formatFacts()} label={copy} copied={copied} />
      </div>
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>{fact.value}</dd>
              {fact.asOf && (
                <dd className={styles.asOf}>
                  <time dateTime={fact.asOf}>{formatAsOf(fact)}</time>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <div className={styles.alternates}>
          <FigureTable
            caption={alternates.title}
            heads={alternates.heads}
            rows={createAlternateRows()}
          />
          <p className={styles.note}>{alternates.note}</p>
        </div>
      </div>
    </Section>
  )
}
