import { company, formatOfficeAddress } from '#content/company.ts'
import { aside } from '#content/contact.ts'
import { films } from '#content/pictures/home.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'
import { Chapter, Photo } from './parts.tsx'

export function Reach() {
  const { phone, email, address, legalName, registrationNumber, whatsapp, sita, aftn } = company
  const { approval, insurance, payment, generalTerms } = company
  const channels = [
    { label: aside.phone, value: phone.display, href: `tel:${phone.e164}`, main: true },
    { label: aside.email, value: email, href: `mailto:${email}`, main: true },
    { label: aside.office, value: formatOfficeAddress(address) },
    { label: aside.hours, value: company.availability },
    { label: aside.localTime, value: texts.reach.localTime },
    { label: aside.legalName, value: legalName },
    { label: aside.registrationNumber, value: registrationNumber },
    { label: aside.approval, value: approval },
    { label: aside.insurance, value: insurance },
    { label: aside.payment, value: payment },
    { label: aside.generalTerms, value: generalTerms, href: generalTerms },
    {
      label: aside.whatsapp,
      value: whatsapp?.display,
      href: `https://wa.me/${whatsapp?.e164.slice(1)}`,
    },
    { label: aside.sita, value: sita },
    { label: aside.aftn, value: aftn },
  ].filter(({ value }) => value !== undefined)
  return (
    <Chapter section={sections.reach} lead={texts.reach.lead} className={styles.reach}>
      <dl className={styles.channels}>
        {channels.map(({ label, value, href, main }) => (
          <div key={label} className={main ? styles.main : styles.channel}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.channelValue}>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.closing}>
        <Photo picture={films.closing.poster} width={210} />
      </div>
    </Chapter>
  )
}
