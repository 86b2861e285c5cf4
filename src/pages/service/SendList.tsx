import { useId } from 'react'
import { company } from '#content/company.ts'
import { servicePage } from '#content/servicePage.ts'
import type { ServicePageContent } from '#content/types.ts'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './SendList.css.ts'

export type SendListProps = ServicePageContent['send'] & { service: string }

/** What the desk needs to know, laid out as a form and copied as plain text. */
export function SendList({ title, items, service }: SendListProps) {
  const headingId = useId()
  const subject = `${service}, ${company.airport.iata} / ${company.airport.icao}`
  const plainText = [subject, ...items.map((item) => `- ${item}:`)].join('\n')
  return (
    <Section labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <div className={styles.words}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
            <CopyButton
              text={plainText}
              label={servicePage.copyList}
              copied={servicePage.listCopied}
              failed={servicePage.copyFailed}
            />
          </div>
          <div className={styles.form}>
            <dl className={styles.address}>
              <dt className={styles.term}>{servicePage.recipient}</dt>
              <dd className={styles.value}>{company.email}</dd>
              <dt className={styles.term}>{servicePage.subject}</dt>
              <dd className={styles.value}>{subject}</dd>
            </dl>
            <ol className={styles.list}>
              {items.map((item) => (
                <li key={item} className={styles.line}>
                  {item}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Reveal>
    </Section>
  )
}
