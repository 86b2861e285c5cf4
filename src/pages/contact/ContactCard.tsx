import type { ReactNode } from 'react'
import { company, formatOfficeAddress, procurementFacts } from '#content/company.ts'
import { contactCard as words } from '#content/contact.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { Clock } from '#ui/Clock/Clock.tsx'
import { diversion } from '#content/navigation.ts'
import { VCARD_FILE } from '#content/paths.ts'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { dataMuted, ink } from '#styles/text.css.ts'
import * as styles from './ContactDesk.css.ts'

const OPTIONAL = [...procurementFacts, 'sita', 'aftn'] as const

export function ContactCard() {
  const optional = OPTIONAL.filter((name) => company[name])
  return (
    <aside className={styles.card} aria-label={words.title}>
      <h2 className={styles.cardTitle}>{words.title}</h2>
      <dl className={styles.details}>
        <Detail label={words.phone} isData>
          <div className={styles.copied}>
            <PhoneLink className={styles.phone} />
            <CopyButton
              isIcon
              text={company.phone.e164}
              label={words.copyPhone}
              copied={words.phoneCopied}
            />
          </div>
        </Detail>
        <Detail label={words.email} isData>
          <div className={styles.copied}>
            <MailLink className={styles.email} />
            <CopyButton
              isIcon
              text={company.email}
              label={words.copyEmail}
              copied={words.emailCopied}
            />
          </div>
        </Detail>
        {company.whatsapp && (
          <Detail label={words.whatsapp} isData>
            <a
              className={styles.link}
              href={`https://wa.me/${company.whatsapp.e164.replace('+', '')}`}
              rel="noreferrer"
            >
              <bdi translate="no">{company.whatsapp.display}</bdi>
            </a>
          </Detail>
        )}
        <Detail label={words.office}>{formatOfficeAddress(company.address)}</Detail>
        <Detail label={words.hours} isData>
          {company.availability}
        </Detail>
      </dl>
      <p className={ink}>
        {words.urgent}{' '}
        <PageLink className={styles.link} to={diversion.to} hash={diversion.hash}>
          {diversion.label}
        </PageLink>
      </p>
      <dl className={styles.clocks}>
        <Detail label={words.localTime} isData>
          <Clock offsetMinutes={KUWAIT_OFFSET_MINUTES} />
        </Detail>
        <Detail label={words.utc} isData>
          <Clock />
        </Detail>
      </dl>
      {optional.length > 0 && (
        <dl className={styles.details}>
          {optional.map((name) => (
            <Detail key={name} label={words[name]} isData>
              {name === 'generalTerms' ? (
                <a className={styles.link} href={company[name]} rel="noreferrer">
                  {company[name]}
                </a>
              ) : (
                company[name]
              )}
            </Detail>
          ))}
        </dl>
      )}
      <a className={styles.saveCard} href={VCARD_FILE} download={`${company.name}.vcf`}>
        <Icon name="download" />
        {words.saveCard}
      </a>
    </aside>
  )
}

type DetailProps = { label: string; isData?: boolean; children: ReactNode }

function Detail({ label, isData, children }: DetailProps) {
  return (
    <div>
      <dt className={dataMuted}>{label}</dt>
      <dd className={isData ? styles.data : ink}>{children}</dd>
    </div>
  )
}
