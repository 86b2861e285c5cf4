import { fuels } from '#content/servicePages/fuel.ts'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './FuelComparison.css.ts'

export function FuelComparison() {
  return (
    <Section isNamed={false}>
      <div className={styles.root}>
        {fuels.map(({ name, lead, rows }) => (
          <article key={name} className={styles.fuel}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.lead}>{lead}</p>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  )
}
