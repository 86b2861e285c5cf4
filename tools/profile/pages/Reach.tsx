import { company } from '#content/company.ts'
import { contactCard } from '#content/contact.ts'
import { films } from '#content/pictures/home.ts'
import { channels, type Fact, facts } from '../facts.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'
import { Chapter, Photo } from './parts.tsx'

export function Reach() {
  const { whatsapp, sita, aftn } = company
  const { phone, email, office } = channels
  const others: readonly Fact[] = [
    office,
    { label: contactCard.hours, value: company.availability },
    { label: contactCard.localTime, value: texts.reach.localTime },
    ...facts,
    {
      label: contactCard.whatsapp,
      value: whatsapp?.display,
      href: `https://wa.me/${whatsapp?.e164.slice(1)}`,
    },
    { label: contactCard.sita, value: sita },
    { label: contactCard.aftn, value: aftn },
  ].filter(({ value }) => value !== undefined)
  const all = [
    { ...phone, className: styles.mainPhone },
    { ...email, className: styles.mainEmail },
    ...others.map((fact) => ({ ...fact, className: styles.channel })),
  ]
  return (
    <Chapter section={sections.reach} lead={texts.reach.lead} className={styles.reach}>
      <dl className={styles.channels}>
        {all.map(({ label, value, href, className }) => (
          <div key={label} className={className}>
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
