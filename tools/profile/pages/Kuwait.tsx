import { formatAsOf } from '#lib/asOf.ts'
import { distances } from '#kuwait/distances.ts'
import { formatNumber } from '#lib/format.ts'
import { createAlternateRows, type Fact, kuwaitFacts } from '#services/operations/facts.ts'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'
import { Chapter } from './parts.tsx'

export function Kuwait() {
  const { alternates } = kuwaitFacts
  const { title, text } = texts.kuwait.distances
  const facts: readonly Fact[] = [...kuwaitFacts.facts, ...texts.kuwait.facts]
  return (
    <Chapter section={sections.kuwait} lead={texts.kuwait.lead}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.asOf && <span className={styles.asOf}> {formatAsOf(fact)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.two}>
        <div>
          <h3 className={styles.heading}>{title}</h3>
          <Distances />
        </div>
        <div>
          <FigureTable
            caption={alternates.title}
            heads={alternates.heads}
            rows={createAlternateRows()}
          />
          <p className={styles.note}>
            {alternates.note} {text}
          </p>
        </div>
      </div>
    </Chapter>
  )
}

/** Distances as bars, relative to the longest. */
function Distances() {
  const { unit, codes } = texts.kuwait.distances
  const longest = Math.max(...codes.map((icao) => distances[icao].nm))
  return (
    <dl>
      {codes.map((icao) => {
        const { city, nm } = distances[icao]
        return (
          <div key={icao} className={styles.bar}>
            <dt>
              {city} ({icao})
            </dt>
            <dd aria-hidden="true">
              <svg className={styles.track}>
                <rect width={`${(nm / longest) * 100}%`} height="100%" />
              </svg>
            </dd>
            <dd className={styles.figure}>
              {formatNumber(nm)} {unit}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
