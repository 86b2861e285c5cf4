import { company, formatOfficeAddress } from '#content/company.ts'
import { aside, next } from '#content/contact.ts'
import { films } from '#content/media/home.ts'
import { sections } from '../plan.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'
import { Numbered, Photo } from './parts.tsx'

export function Reach() {
  const { phone, email, address, legalName, registrationNumber, whatsapp, sita, aftn } = company
  const { approval, insurance, payment, generalTerms } = company
  const channels = [
    { label: aside.phone, value: phone.display, href: `tel:${phone.e164}`, main: true },
    { label: aside.email, value: email, href: `mailto:${email}`, main: true },
    { label: aside.office, value: formatOfficeAddress(address) },
    { label: aside.hours.label, value: aside.hours.value },
    { label: aside.localTime, value: 'UTC+3, all year' },
    { label: aside.legalName, value: legalName },
    { label: aside.registrationNumber, value: registrationNumber },
    { label: aside.approval, value: approval },
    { label: aside.insurance, value: insurance },
    { label: aside.payment, value: payment },
    { label: aside.generalTerms, value: generalTerms, href: generalTerms },
    { label: aside.whatsapp, value: whatsapp, href: `https://wa.me/${whatsapp?.slice(1)}` },
    { label: aside.sita, value: sita },
    { label: aside.aftn, value: aftn },
  ].filter(({ value }) => value !== undefined)
  return (
    <Page section={sections.reach} lead={texts.reach.lead} night>
      <dl className="channels">
        {channels.map(({ label, value, href, main }) => (
          <div key={label} className={main ? 'main' : undefined}>
            <dt className="label">{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <h3>{next.title}</h3>
      <Numbered items={next.items} className="reasons three" />
      <div className="closing">
        <Photo picture={films.closing.poster} width={210} />
      </div>
    </Page>
  )
}
