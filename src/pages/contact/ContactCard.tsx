import type { ReactNode } from 'react'
import { type company as companyFacts, formatOfficeAddress } from '#content/company.ts'
import { aside as copy } from '#content/contact.ts'
import { KUWAIT_OFFSET_MINUTES } from '#lib/clock.ts'
import { Clock } from '#ui/Clock/Clock.tsx'
import { CONTACT_CARD } from '#content/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PhoneLink } from '#ui/PhoneLink/PhoneLink.tsx'
import * as styles from './ContactDesk.css.ts'

export type ContactCardProps = { company: typeof companyFacts }

export function ContactCard({ company }: ContactCardProps) {
  const optional = [
    { label: copy.legalName, value: company.legalName },
    { label: copy.registrationNumber, value: company.registrationNumber },
    { label: copy.approval, value: company.approval },
    { label: copy.insurance, value: company.insurance },
    { label: copy.payment, value: company.payment },
    { label: copy.sita, value: company.sita },
    { label: copy.aftn, value: company.aftn },
    {
      label: copy.generalTerms,
      value: company.generalTerms && (
        <a className={styles.link} href={company.generalTerms} rel="noreferrer">
          {company.generalTerms}
        </a>
      ),
    },
  ].filter(({ value }) => value)
  return (
    <aside className={styles.card} aria-label={copy.title}>
      <h2 className={styles.cardTitle}>{copy.title}</h2>
      <p className={styles.urgent}>{copy.moving}</p>
      <dl className={styles.details}>
        <Detail label={copy.phone} isData>
          <PhoneLink className={styles.link} />
        </Detail>
        <Detail label={copy.email}>
          <a className={styles.link} href={`mailto:${company.email}`} translate="no">
            {company.email}
          </a>
        </Detail>
        {company.whatsapp && (
          <Detail label={copy.whatsapp} isData>
            <a
              className={styles.link}
              href={`https://wa.me/${company.whatsapp.replace('+', '')}`}
              rel="noreferrer"
            >
              <bdi translate="no">{company.whatsapp}</bdi>
            </a>
          </Detail>
        )}
        <Detail label={copy.office}>{formatOfficeAddress(company.address)}</Detail>
        <Detail label={copy.hours.label} isData>
          {copy.hours.value}
        </Detail>
      </dl>
      <dl className={styles.clocks}>
        <Detail label={copy.localTime} isData>
          <Clock offsetMinutes={KUWAIT_OFFSET_MINUTES} />
        </Detail>
        <Detail label={copy.utc} isData>
          <Clock />
        </Detail>
      </dl>
      {optional.length > 0 && (
        <dl className={styles.details}>
          {optional.map(({ label, value }) => (
            <Detail key={label} label={label} isData>
              {value}
            </Detail>
          ))}
        </dl>
      )}
      <div className={styles.copyButtons}>
        <CopyButton
          text={company.phone.e164}
          label={copy.copyPhone}
          copied={copy.phoneCopied}
          failed={copy.copyFailed}
        />
        <CopyButton
          text={company.email}
          label={copy.copyEmail}
          copied={copy.emailCopied}
          failed={copy.copyFailed}
        />
        <ButtonLink href={CONTACT_CARD} download="aero.vcf" tone="quiet">
          <Icon name="download" />
          {copy.saveCard}
        </ButtonLink>
      </div>
    </aside>
  )
}

type DetailProps = { label: string; isData?: boolean; children: ReactNode }

function Detail({ label, isData, children }: DetailProps) {
  return (
    <div>
      <dt className={styles.term}>{label}</dt>
      <dd className={isData ? styles.data : styles.value}>{children}</dd>
    </div>
  )
}
