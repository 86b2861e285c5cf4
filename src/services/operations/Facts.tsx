import { dataMuted, remark, smallMuted } from '#styles/text.css.ts'
import { AlternatesSketch } from './AlternatesSketch.tsx'
import { createAlternateRows, type Fact, formatFacts, kuwaitFacts } from './facts.ts'
import { formatAsOf } from '#lib/asOf.ts'
import { FACTS_ANCHOR } from '#content/paths.ts'
import { PhoneDetails } from '#ui/Details/PhoneDetails.tsx'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './Facts.css.ts'

/** Phones fold the facts after these. An even number: wide screens show two in a row. */
const UNFOLDED = 4

const list = (facts: readonly Fact[]) => (
  <dl className={styles.list}>
    {facts.map((fact) => (
      <div key={fact.label} className={styles.fact}>
        <dt className={dataMuted}>{fact.label}</dt>
        <dd className={styles.value}>{fact.value}</dd>
        {fact.asOf && (
          <dd className={remark}>
            <time dateTime={fact.asOf}>{formatAsOf(fact)}</time>
          </dd>
        )}
      </div>
    ))}
  </dl>
)

export function Facts() {
  const { title, caution, facts, more, alternates, copy, copied } = kuwaitFacts
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
        <div className={styles.facts}>
          {list(facts.slice(0, UNFOLDED))}
          <PhoneDetails summary={more}>{list(facts.slice(UNFOLDED))}</PhoneDetails>
        </div>
        <div className={styles.alternates}>
          <div className={styles.alternatesText}>
            <FigureTable
              caption={alternates.title}
              heads={alternates.heads}
              rows={createAlternateRows()}
            />
            <p className={smallMuted}>{alternates.note}</p>
          </div>
          <AlternatesSketch />
        </div>
      </div>
    </Section>
  )
}
