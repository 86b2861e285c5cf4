import { Fragment } from 'react'
import { servicePageLabels } from '#content/shared.ts'
import { findServicePage, SERVICES_PER_PAGE, sections } from '../plan.ts'
import { splitIntoGroups, type ProfileService, services } from '../services.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'
import { Photo } from './parts.tsx'

/** An overview, then the services, two on each page. */
export function Services() {
  return (
    <>
      <Page section={sections.services} lead={texts.services.lead}>
        <ol className="board">
          {services.map(({ number, name, code, summary, content }, index) => (
            <li key={content.slug}>
              <span className="number">{number}</span>
              <div>
                <a className="name" href={`#${content.slug}`}>
                  {name}
                </a>
                <p>{summary}</p>
              </div>
              <span className="data">{code}</span>
              <span className="data folio">
                {texts.page.toLowerCase()} {findServicePage(index)}
              </span>
            </li>
          ))}
        </ol>
      </Page>
      {splitIntoGroups(services, SERVICES_PER_PAGE).map((group, at) => (
        <Page key={group[0]?.content.slug} section={sections.services} index={at + 1} layout="pair">
          {group.map((service) => (
            <Service key={service.content.slug} service={service} />
          ))}
        </Page>
      ))}
    </>
  )
}

function Service({ service: { number, name, code, content, list } }: { service: ProfileService }) {
  const { slug, promise, fact, picture, arrange } = content
  return (
    <article className="service">
      <div className="serviceTop">
        <Photo picture={picture} width={82} />
        <div className="serviceHead">
          <p className="codes" aria-hidden="true">
            <span className="number">{number}</span>
            <span className="data">{code}</span>
          </p>
          <h3 id={slug}>{name}</h3>
          <p className="promise">{promise}</p>
          <p className="fact">
            <span className="label">{fact.label}</span> <span className="data">{fact.value}</span>
          </p>
        </div>
      </div>
      <p className="label">{servicePageLabels.arrange}</p>
      <ul className="points">
        {arrange.map((point) => (
          <li key={point.title}>
            <p className="name">{point.title}</p>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      {list && (
        <p className="extra">
          <span className="label">{list.title}</span>{' '}
          {list.items.map(({ title }, at) => (
            <Fragment key={title}>
              {at > 0 && ' · '}
              <span className="unbroken">{title}</span>
            </Fragment>
          ))}
        </p>
      )}
    </article>
  )
}
