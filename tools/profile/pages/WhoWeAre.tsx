import { Fragment } from 'react'
import {
  aviationInKuwait,
  banner,
  driven,
  history,
  limits,
  reasons,
  vision,
} from '#content/about.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
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
        <div className={styles.prose}>
          <h3 className={styles.heading}>{vision.title}</h3>
          <Paragraphs texts={vision.text} />
          <dl className={styles.states}>
            {driven.states.map(({ title, text }) => (
              <div key={title} className={styles.pair}>
                <dt className={styles.label}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.pageBreak}>
        <h3 className={styles.heading}>{reasons.title}</h3>
        <Numbered items={reasons.items} columns={styles.two} />
      </div>
      <div className={styles.threshold} aria-hidden="true" />
      <div className={styles.two}>
        <div className={styles.prose}>
          <h3 className={styles.heading}>{history.title}</h3>
          {history.isSample && <p className={styles.note}>{history.sample}</p>}
          <Paragraphs texts={history.text} />
        </div>
        <div>
          <h3 className={styles.heading}>{limits.title}</h3>
          <p>{limits.text}</p>
          <dl className={styles.states}>
            {limits.parties.map(({ task, party }) => (
              <div key={task} className={styles.party}>
                <dt className={styles.name}>{task}</dt>
                <dd>{party}</dd>
              </div>
            ))}
          </dl>
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
      </aside>
    </Chapter>
  )
}
