import { company } from '#content/company.ts'
import { profileModal } from '#content/layout.ts'
import { pictures } from '#content/media/profileModal.ts'
import { texts } from '../texts.ts'
import { Photo } from './parts.tsx'

export function Cover() {
  const { airport, phone, email, address } = company
  return (
    <section className="page night cover">
      <div className="coverPicture">
        <Photo picture={pictures.cover} width={250} />
      </div>
      <img className="coverLogo" src="/brand/logo-dark.svg" alt="" />
      <div className="content coverText" data-page={1}>
        <div className="threshold" aria-hidden="true" />
        <h1>{profileModal.title}</h1>
        <p className="lead">{company.descriptor}</p>
        <p>{texts.edition}</p>
        <dl className="strip">
          <div>
            <dt>{airport.name}</dt>
            <dd>
              {airport.iata} / {airport.icao}
            </dd>
            <dd>{airport.coordinates}</dd>
          </div>
          <div>
            <dt>Operations desk</dt>
            <dd>
              <a href={`tel:${phone.e164}`}>{phone.display}</a>
            </dd>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>Office</dt>
            <dd>{address.display}</dd>
            <dd>{company.availability}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
