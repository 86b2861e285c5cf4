import { company, formatOfficeAddress, procurementFacts } from '#content/company.ts'
import { aside } from '#content/contact.ts'
import { ProcurementTerms } from '#services/airline-representation/ProcurementTerms.tsx'
import { pack, procurementParts } from '#services/airline-representation/procurementWords.ts'
import * as styles from '../profile.css.ts'

export const PACK_TITLE = `${company.name}: procurement pack`

/** The part "For procurement" of Representation, with the company's particulars. */
export function Pack() {
  const { phone, email, address } = company
  const particulars = [
    [aside.phone, phone.display],
    [aside.email, email],
    [aside.office, formatOfficeAddress(address)],
    ...procurementFacts.map((name) => [aside[name], company[name]] as const),
  ].filter(([, value]) => value)
  return (
    <main className={styles.pack}>
      <h1 className={styles.title}>{pack.title}</h1>
      <p className={styles.lead}>{pack.lead}</p>
      <h2 className={styles.packHeading}>{pack.whoWeAre}</h2>
      <dl>
        {particulars.map(([label, value]) => (
          <div key={label} className={styles.packFact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {procurementParts.map((part) => (
        <section key={part.id} className={part.points && styles.whole}>
          <h2 className={styles.packHeading}>{part.title}</h2>
          <ProcurementTerms part={part} />
        </section>
      ))}
      <p className={styles.note}>{pack.specimen}</p>
    </main>
  )
}
