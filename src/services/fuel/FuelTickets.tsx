import { dataMuted, ink } from '#styles/text.css.ts'
import { fuels, fuelsTitle } from './words.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { visuallyHidden } from '#styles/visibility.css.ts'
import * as styles from './FuelTickets.css.ts'

export function FuelTickets() {
  return (
    <Section>
      <SectionTitle className={visuallyHidden}>{fuelsTitle}</SectionTitle>
      <div className={styles.root}>
        {fuels.map(({ name, lead, rows }) => (
          <article key={name} className={styles.ticket} aria-label={name}>
            <div className={styles.stub}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.lead}>{lead}</p>
            </div>
            <dl className={styles.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt className={dataMuted}>{label}</dt>
                  <dd className={ink}>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  )
}
