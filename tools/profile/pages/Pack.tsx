import { banner, limits } from '#content/about.ts'
import { company } from '#content/company.ts'
import { ProcurementTerms } from '#services/airline-representation/ProcurementTerms.tsx'
import {
  pack,
  procurement,
  procurementParts,
} from '#services/airline-representation/procurementWords.ts'
import { channels, facts } from '../facts.ts'
import * as styles from '../profile.css.ts'
import { texts } from '../texts.ts'

export const PACK_TITLE = `${company.name}: procurement pack`

/** The part "For procurement" of Representation, after an introduction of the company. */
export function Pack() {
  return (
    <main className={styles.pack}>
      <header className={styles.packCover}>
        <img className={styles.packLogo} src="/brand/logo-dark.svg" alt="" />
        <h1 className={styles.title}>{pack.title}</h1>
        <p>{pack.lead}</p>
        <p className={styles.data}>{texts.edition}</p>
      </header>
      <h2 className={styles.packHeading}>{texts.whoWeAre}</h2>
      <p>
        {banner.lead} {limits.text} {procurement.lead}
      </p>
      <dl className={styles.packFacts}>
        {[...Object.values(channels), ...facts].map(({ label, value }) => (
          <div key={label} className={styles.packFact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {procurementParts.map((part) => (
        <section key={part.id}>
          <h2 className={styles.packHeading}>{part.title}</h2>
          <ProcurementTerms part={part} />
        </section>
      ))}
      <p className={styles.note}>{pack.specimen}</p>
    </main>
  )
}
