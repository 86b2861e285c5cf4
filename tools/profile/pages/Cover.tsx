import { company, formatOfficeAddress } from '#content/company.ts'
import { contactCard } from '#content/contact.ts'
import { profileModal } from '#content/layout.ts'
import { pictures } from '#content/pictures/home.ts'
import * as styles from '../profile.css.ts'
import { texts } from '../texts.ts'
import { Photo } from './parts.tsx'

export function Cover() {
  const { airport, phone, email, address, availability, descriptor } = company
  return (
    <section className={styles.cover} data-fixed>
      <div className={styles.coverPicture}>
        <Photo picture={pictures.cover} width={250} />
        <img className={styles.coverLogo} src="/brand/logo-dark.svg" alt="" />
      </div>
      <div className={styles.coverText}>
        <div className={styles.threshold} aria-hidden="true" />
        <h1 className={styles.coverTitle}>{profileModal.title}</h1>
        <p className={styles.lead}>{descriptor}</p>
        <p>{texts.edition}</p>
        <dl className={styles.strip}>
          <div>
            <dt>{airport.name}</dt>
            <dd>
              {airport.iata} / {airport.icao}
            </dd>
            <dd>{airport.coordinates}</dd>
          </div>
          <div>
            <dt>{texts.desk}</dt>
            <dd>
              <a href={`tel:${phone.e164}`}>{phone.display}</a>
            </dd>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{contactCard.office}</dt>
            <dd>{formatOfficeAddress(address)}</dd>
            <dd>{availability}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
