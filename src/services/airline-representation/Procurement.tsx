import { PACK_PDF } from '#content/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Details } from '#ui/Details/Details.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { lead56, pointName } from '#styles/text.css.ts'
import { ProcurementTerms } from './ProcurementTerms.tsx'
import { procurement, procurementParts } from './procurementWords.ts'
import * as styles from './Procurement.css.ts'

export function Procurement() {
  return (
    <Section id={procurement.anchor}>
      <div className={styles.intro}>
        <SectionTitle>{procurement.title}</SectionTitle>
        <div className={styles.prose}>
          <p className={lead56}>{procurement.lead}</p>
          <ButtonLink href={PACK_PDF} newTab tone="quiet">
            {procurement.download}
          </ButtonLink>
        </div>
      </div>
      {procurementParts.map((part) => (
        <Details key={part.id} summary={<h3 className={pointName}>{part.title}</h3>}>
          <div className={styles.part}>
            <ProcurementTerms part={part} />
          </div>
        </Details>
      ))}
    </Section>
  )
}
