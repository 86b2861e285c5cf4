import { pictures } from '#content/pictures/services.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { type ProfileService, services } from '../services.ts'
import { texts } from '../texts.ts'
import { Chapter, Photo } from './parts.tsx'

export function Services() {
  return (
    <Chapter section={sections.services} lead={texts.services.lead}>
      {services.map((service) => (
        <Service key={service.words.slug} service={service} />
      ))}
    </Chapter>
  )
}

function Service({ service: { number, name, code, summary, words } }: { service: ProfileService }) {
  return (
    <article className={styles.service}>
      <Photo className={styles.servicePicture} picture={pictures[words.slug]} width={60} />
      <div>
        <p className={styles.serviceCode} aria-hidden="true">
          <span className={styles.label}>{number}</span>
          {'   '}
          <span className={styles.data}>{code}</span>
        </p>
        <h3 className={styles.serviceName}>{name}</h3>
        <p>{summary}</p>
        <p className={styles.arranged}>{Object.keys(words.arrange).join(' · ')}</p>
      </div>
    </article>
  )
}
