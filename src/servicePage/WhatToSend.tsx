import { company } from '#content/company.ts'
import { DOCUMENTS_ANCHOR } from '#content/paths.ts'
import { servicePageWords } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { LinkItem, ServiceWords } from '#content/types.ts'
import { ContactButtons } from '#sections/ContactBand/ContactButtons.tsx'
import { listNotes } from '#sections/PointList/listNotes.ts'
import { AsOf } from '#ui/AsOf/AsOf.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { PhoneDetails } from '#ui/Details/PhoneDetails.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { ink, muted, noteName } from '#styles/text.css.ts'
import * as styles from './WhatToSend.css.ts'

export type WhatToSendProps = { words: ServiceWords }

export function WhatToSend({ words }: WhatToSendProps) {
  const { slug, send, sendNote, documents = [], documentsLink, know } = words
  const service = services[slug].name
  const subject = `${service}, ${company.airport.iata} / ${company.airport.icao}`
  const plainText = [
    subject,
    ...(sendNote ? [sendNote] : []),
    ...[...send, ...documents].map((item) => `- ${item}:`),
  ].join('\n')
  return (
    <Section tone="inset" reveals>
      <div className={styles.root}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <SectionTitle>
              {servicePageWords.send} <VisuallyHidden>{`(${service})`}</VisuallyHidden>
            </SectionTitle>
            <CopyButton
              text={plainText}
              label={servicePageWords.copyList}
              copied={servicePageWords.listCopied}
            />
          </div>
          <dl className={styles.address}>
            <dt className={muted}>{servicePageWords.recipient}</dt>
            <dd className={ink}>{company.email}</dd>
            <dt className={muted}>{servicePageWords.subject}</dt>
            <dd className={ink}>{subject.replaceAll(' / ', '\u00a0/\u00a0')}</dd>
          </dl>
          {sendNote && <p className={styles.sendNote}>{sendNote}</p>}
          <Lines of={send} />
          {documents.length > 0 && (
            <>
              <h3 className={styles.group} id={DOCUMENTS_ANCHOR}>
                {servicePageWords.documents}
              </h3>
              <Lines of={documents} />
            </>
          )}
          {documentsLink && (
            <p className={styles.documentsLink}>
              <FactLink {...documentsLink} />
            </p>
          )}
          <div className={styles.foot}>
            <ContactButtons service={slug} />
          </div>
        </div>
        <div className={styles.notes}>
          <h2 className={styles.notesTitle}>
            {servicePageWords.know} <VisuallyHidden>{`(${service})`}</VisuallyHidden>
          </h2>
          <ul className={styles.points}>
            {listNotes(know).map((point) => (
              <li key={point.title} className={styles.point}>
                <h3 className={noteName} id={point.anchor}>
                  {point.title}
                </h3>
                <p className={styles.pointText}>
                  {point.text}
                  <AsOf fact={point} />
                  {point.link && (
                    <>
                      {' '}
                      <FactLink {...point.link} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

const FactLink = ({ to, hash, label }: LinkItem) => (
  <PageLink to={to} hash={hash}>
    {label}
  </PageLink>
)

/** Phones fold the lines after these. */
const UNFOLDED = 6

function Lines({ of }: { of: readonly string[] }) {
  const list = (lines: readonly string[]) => (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line} className={styles.line}>
          {line}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.lines}>
      {list(of.slice(0, UNFOLDED))}
      {of.length > UNFOLDED && (
        <PhoneDetails summary={servicePageWords.restOfList}>
          {list(of.slice(UNFOLDED))}
        </PhoneDetails>
      )}
    </div>
  )
}
