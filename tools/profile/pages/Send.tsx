import { sections } from '../plan.ts'
import { services } from '../services.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'

const [, , section] = sections
const [operations, ...others] = services

/** What to send us: the list that nearly every flight needs, then one for each other service. */
export function Send() {
  const { send } = texts
  return (
    <>
      <Page number={section.page} section={section.title}>
        <h2 id={section.id}>{section.title}</h2>
        <p className="lead">{send.lead}</p>
        <div className="columns two">
          <div>
            <h3>{send.flight}</h3>
            <Checklist items={operations?.content.send.items ?? []} />
          </div>
          <div>
            <h3>{send.documents.title}</h3>
            <Checklist items={send.documents.items} />
            <aside className="aside">
              <p className="label">{send.planning.title}</p>
              <p>{send.planning.text}</p>
            </aside>
          </div>
        </div>
      </Page>
      <Page number={section.page + 1} section={section.title}>
        <h3>{send.byService}</h3>
        <div className="lists">
          {others.map(({ number, content }) => (
            <section key={content.slug}>
              <p className="name">
                <span className="number" aria-hidden="true">
                  {number}
                </span>
                {content.name}
              </p>
              <Checklist items={content.send.items} />
            </section>
          ))}
        </div>
      </Page>
    </>
  )
}

function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
