import { Fragment } from 'react'
import {
  banner,
  driven,
  aviationInKuwait,
  history,
  limits,
  placeholders,
  vision,
  why,
} from '#content/about.ts'
import { isPlaceholder } from '#content/company.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { services } from '../services.ts'
import { texts } from '../texts.ts'
import { Chapter, Numbered, Paragraphs, Photo } from './parts.tsx'

export function WhoWeAre() {
  return (
    <Chapter section={sections.whoWeAre} lead={banner.lead}>
      <Photo picture={banner.picture} width={174} className={styles.banner} />
      <div className={styles.two}>
        <div className={styles.prose}>
          <h3 className={styles.heading}>{driven.title}</h3>
          <Paragraphs texts={driven.text} />
        </div>
        <Contents />
      </div>
      <div className={styles.pageBreak}>
        <h3 className={styles.heading}>{why.title}</h3>
        <Numbered items={why.items} columns={styles.two} />
      </div>
      <div className={styles.threshold} aria-hidden="true" />
      <div className={styles.two}>
        <div className={styles.prose}>
          <h3 className={styles.heading}>{history.title}</h3>
          {isPlaceholder(placeholders, 'history') && (
            <p className={styles.note}>{history.sample}</p>
          )}
          <Paragraphs texts={history.text} />
        </div>
        <div className={styles.prose}>
          <h3 className={styles.heading}>{vision.title}</h3>
          <Paragraphs texts={vision.text} />
          <h3 className={styles.heading}>{limits.title}</h3>
          <p>{limits.text}</p>
        </div>
      </div>
      <aside className={`${styles.aside} ${styles.prose}`}>
        <p className={styles.label}>{aviationInKuwait.title}</p>
        <p>
          {aviationInKuwait.events.map(({ year, day, text }) => (
            <Fragment key={year}>
              <strong>{day ? `${day} ${year}` : year}.</strong> {text}{' '}
            </Fragment>
          ))}
        </p>
        <p>{aviationInKuwait.note}</p>
      </aside>
    </Chapter>
  )
}

function Contents() {
  return (
    <nav>
      <p className={styles.label}>{texts.contents}</p>
      <ul>
        {Object.values(sections).map(({ id, title }) => (
          <li key={id}>
            <Entry className={styles.entry} id={id} title={title} />
            {id === 'services' && (
              <ul>
                {services.map(({ name, content }) => (
                  <li key={content.slug}>
                    <Entry className={styles.subentry} id={content.slug} title={name} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { className: string; id: string; title: string }

const Entry = ({ className, id, title }: EntryProps) => (
  <a className={className} href={`#${id}`} data-page-of={id}>
    {title}
  </a>
)
