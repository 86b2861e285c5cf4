import { company, formatOfficeAddress, procurementFacts } from '#content/company.ts'
import { contactCard } from '#content/contact.ts'
import { films } from '#content/pictures/home.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'
import { Chapter, Photo } from './parts.tsx'

type Channel = {
  label: string
  value: string | undefined
  href?: string | undefined
  main?: boolean
}

export function Reach() {
  const { phone, email, address, whatsapp, sita, aftn } = company
  const channels: Channel[] = [
    { label: contactCard.phone, value: phone.display, href: `tel:${phone.e164}`, main: true },
    { label: contactCard.email, value: email, href: `mailto:${email}`, main: true },
    { label: contactCard.office, value: formatOfficeAddress(address) },
    { label: contactCard.hours, value: company.availability },
    { label: contactCard.localTime, value: texts.reach.localTime },
    ...procurementFacts.map((name) => ({
      label: contactCard[name],
      value: company[name],
      href: name === 'generalTerms' ? company[name] : undefined,
    })),
    {
      label: contactCard.whatsapp,
      value: whatsapp?.display,
      href: `https://wa.me/${whatsapp?.e164.slice(1)}`,
    },
    { label: contactCard.sita, value: sita },
    { label: contactCard.aftn, value: aftn },
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
