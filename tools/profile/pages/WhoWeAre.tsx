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
import { findServicePage, sections } from '../plan.ts'
import { services } from '../services.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'
import { Numbered, Paragraphs, Photo } from './parts.tsx'

export function WhoWeAre() {
  return (
    <>
      <Page section={sections.whoWeAre} lead={banner.lead}>
        <Photo picture={banner.picture} width={174} className="banner" />
        <div className="columns two">
          <div>
            <h3>{driven.title}</h3>
            <Paragraphs texts={driven.text} />
          </div>
          <Contents />
        </div>
      </Page>
      <Page section={sections.whoWeAre} index={1}>
        <h3>{why.title}</h3>
        <Numbered items={why.items} className="reasons" />
        <div className="threshold" aria-hidden="true" />
        <div className="columns two">
          <div>
            <h3>{history.title}</h3>
            {isPlaceholder(placeholders, 'history') && <p className="sample">{history.sample}</p>}
            <Paragraphs texts={history.text} />
          </div>
          <div>
            <h3>{vision.title}</h3>
            <Paragraphs texts={vision.text} />
            <h3>{limits.title}</h3>
            <p>{limits.text}</p>
          </div>
        </div>
        <aside className="aside">
          <p className="label">{aviationInKuwait.title}</p>
          <p>
            {aviationInKuwait.events.map(({ year, day, text }) => (
              <Fragment key={year}>
                <strong>{day ? `${day} ${year}` : year}.</strong> {text}{' '}
              </Fragment>
            ))}
          </p>
          <p>{aviationInKuwait.note}</p>
        </aside>
      </Page>
    </>
  )
}

function Contents() {
  return (
    <nav className="contents">
      <p className="label">{texts.contents}</p>
      <ul>
        {Object.values(sections).map(({ id, title, page }) => (
          <li key={id}>
            <Entry id={id} title={title} page={page} />
            {id === 'services' && (
              <ul>
                {services.map(({ name, content }, index) => (
                  <li key={content.slug}>
                    <Entry id={content.slug} title={name} page={findServicePage(index)} />
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

function Entry({ id, title, page }: { id: string; title: string; page: number }) {
  return (
    <a className="entry" href={`#${id}`}>
      <span>{title}</span>
      <span className="data">{page}</span>
    </a>
  )
}
