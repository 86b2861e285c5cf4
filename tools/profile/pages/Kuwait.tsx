import { distances } from '#kuwait/distances.ts'
import { createAlternateRows, kuwaitFacts } from '#services/operations/facts.ts'
import { sections } from '../plan.ts'
import { texts } from '../texts.ts'
import { Page } from './Page.tsx'

export function Kuwait() {
  const { alternates } = kuwaitFacts
  const { title, text, unit, codes } = texts.kuwait.distances
  const facts = [...kuwaitFacts.facts, ...texts.kuwait.facts]
  return (
    <Page section={sections.kuwait} lead={texts.kuwait.lead}>
      <div className="columns two">
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3>{title}</h3>
          <p className="small">{text}</p>
          <Bars
            items={codes.map((icao) => {
              const { city, nm } = distances[icao]
              return { name: `${city} (${icao})`, value: nm }
            })}
            unit={unit}
          />
        </div>
      </div>
      <h3 className="alternatesTitle">{alternates.title}</h3>
      <dl className="alternates">
        {createAlternateRows().map(([code, city, nm, bearing]) => (
          <div key={code}>
            <dt>
              {city} ({code})
            </dt>
            <dd className="data">
              {nm} NM, {bearing}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small">{alternates.note}</p>
    </Page>
  )
}

type BarsProps = { items: readonly { name: string; value: number }[]; unit: string }

/** Distances as bars, relative to the longest. */
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
