import { documents, servicePageLabels } from '#content/shared.ts'
import { LISTS_BESIDE_FIRST, LISTS_PER_PAGE, sections } from '../plan.ts'
import { splitIntoGroups, type ProfileService, services } from '../services.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'

const [operations, ...others] = services
const pages = splitIntoGroups(others.slice(LISTS_BESIDE_FIRST), LISTS_PER_PAGE)

/** The list that nearly every flight needs, then one for each other service. */
export function Send() {
  const { send } = texts
  return (
    <>
      <Page section={sections.send} lead={send.lead} layout="send">
        <div className="columns sendFirst">
          <div>
            <h3>{send.flight}</h3>
            <Checklist items={operations?.content.send ?? []} />
          </div>
          <div>
            <h3>{servicePageLabels.documents}</h3>
            <Checklist items={documents} />
          </div>
        </div>
        <div className="threshold" aria-hidden="true" />
        <h3>{send.byService}</h3>
        <Lists of={others.slice(0, LISTS_BESIDE_FIRST)} />
      </Page>
      {pages.map((lists, at) => (
        <Page key={lists[0]?.content.slug} section={sections.send} index={at + 1}>
          <Lists of={lists} />
          {at === pages.length - 1 && (
            <aside className="aside planning">
              <p className="label">{send.planning.title}</p>
              <p>{send.planning.text}</p>
            </aside>
          )}
        </Page>
      ))}
    </>
  )
}

function Lists({ of }: { of: readonly ProfileService[] }) {
  return (
    <div className="lists">
      {of.map(({ number, name, content }) => (
        <section key={content.slug}>
          <p className="name">
            <span className="number" aria-hidden="true">
              {number}
            </span>
            {name}
          </p>
          <Checklist
            items={[
              ...content.send,
              ...(content.documents ? [texts.send.usual(sections.send.page)] : []),
            ]}
          />
        </section>
      ))}
    </div>
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
