import { distances } from '#content/about.ts'
import { company } from '#content/company.ts'
import { distances as destinations } from '#content/distances.ts'
import { sections } from '../plan.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'

const [, , , section] = sections

type Fact = { label: string; value: string; data?: boolean }

/** The airport in figures, and how far it is from elsewhere. */
export function Kuwait() {
  const { airport } = company
  const { lead } = texts.kuwait
  const facts: Fact[] = [
    { label: 'Airport', value: airport.name },
    { label: 'Codes', value: `${airport.iata} / ${airport.icao}`, data: true },
    { label: 'Reference', value: airport.coordinates, data: true },
    ...texts.kuwait.facts,
  ]
  return (
    <Page number={section.page} section={section.title}>
      <h2 id={section.id}>{section.title}</h2>
      <p className="lead">{lead}</p>
      <div className="columns two">
        <dl className="facts">
          {facts.map(({ label, value, data }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd className={data ? 'data' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3>{distances.title}</h3>
          <p className="small">{distances.text}</p>
          <Bars
            items={distances.items.map((icao) => {
              const { city, nm } = destinations[icao]
              return { name: `${city} (${icao})`, value: nm }
            })}
            unit={distances.unit}
          />
        </div>
      </div>
    </Page>
  )
}

type BarsProps = { items: readonly { name: string; value: number }[]; unit: string }

/** A table whose lengths can be seen: each bar is drawn to the scale of the longest. */
function Bars({ items, unit }: BarsProps) {
  const longest = Math.max(...items.map(({ value }) => value))
  return (
    <dl className="bars">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="track" aria-hidden="true">
              <span style={{ inlineSize: `${(value / longest) * 100}%` }} />
            </span>
            <span className="data">
              {value.toLocaleString('en-GB')} {unit}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
