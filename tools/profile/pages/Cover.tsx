import { company } from '#content/company.ts'
import { profileModal } from '#content/layout.ts'
import { pictures } from '#content/pictures/home.ts'
import { channels } from '../facts.ts'
import * as styles from '../profile.css.ts'
import { texts } from '../texts.ts'
import { Photo } from './parts.tsx'

export function Cover() {
  const { airport, availability, descriptor } = company
  const { phone, email, office } = channels
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
        <dl className={styles.panel}>
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
              <a href={phone.href}>{phone.value}</a>
            </dd>
            <dd>
              <a href={email.href}>{email.value}</a>
            </dd>
          </div>
          <div>
            <dt>{office.label}</dt>
            <dd>{office.value}</dd>
            <dd>{availability}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
