import { Fragment } from 'react'
import { servicePageLabels as labels } from '#content/shared.ts'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { type ProfileService, services } from '../services.ts'
import { texts } from '../texts.ts'
import { Chapter, Checklist, Photo } from './parts.tsx'

/** An overview, then a sheet for each service. */
export function Services() {
  return (
    <Chapter section={sections.services} lead={texts.services.lead}>
      <ol className={styles.board}>
        {services.map(({ name, code, summary, content: { slug } }) => (
          <li key={slug} className={styles.boardRow}>
            <div>
              <a className={styles.boardName} href={`#${slug}`}>
                {name}
              </a>
              <p>{summary}</p>
            </div>
            <span className={styles.data}>{code}</span>
            <span className={styles.pageNumber} data-page-of={slug} />
          </li>
        ))}
      </ol>
      {services.map((service) => (
        <Service key={service.content.slug} service={service} />
      ))}
    </Chapter>
  )
}

function Service({ service: { number, name, code, content, list } }: { service: ProfileService }) {
  const { slug, promise, fact, picture, arrange, steps = [], send } = content
  const isPermitNeeded = content.documents ?? content.documentsLink
  return (
    <article className={styles.service}>
      <div className={styles.serviceHead}>
        <Photo picture={picture} width={84} />
        <div className={styles.serviceWords}>
          <p aria-hidden="true">
            <span className={styles.label}>{number}</span>
            {'   '}
            <span className={styles.data}>{code}</span>
          </p>
          <h3 className={styles.serviceName} id={slug}>
            {name}
          </h3>
          <p>{promise}</p>
          <p className={styles.fact}>
            <span className={styles.label}>{fact.label}</span>
            {'   '}
            <span className={styles.data}>{fact.value}</span>
          </p>
        </div>
      </div>
      <p className={styles.label}>{labels.arrange}</p>
      <ul className={styles.points}>
        {arrange.map((point) => (
          <li key={point.title}>
            <p className={styles.name}>{point.title}</p>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {list && (
        <p className={styles.extra}>
          <span className={styles.label}>{list.title}</span>
          {'   '}
          {list.items.map(({ title }, at) => (
            <Fragment key={title}>
              {at > 0 && ' · '}
              <span className={styles.unbroken}>{title}</span>
            </Fragment>
          ))}
        </p>
      )}
      {steps.length > 0 && <p className={styles.label}>{labels.steps}</p>}
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <p className={styles.name}>{title}</p>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.label}>{labels.send}</p>
      <Checklist className={styles.checklistThree} items={send}>
        {isPermitNeeded && (
          <li>
            <a
              className={styles.pageReference}
              href={`#${sections.send.id}`}
              data-page-of={sections.send.id}
            >
              {texts.send.usual}
            </a>
          </li>
        )}
      </Checklist>
    </article>
  )
}
