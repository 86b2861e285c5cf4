import { distances } from '#kuwait/distances.ts'
import { createAlternateRows, kuwaitFacts } from '#services/operations/facts.ts'
import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import * as styles from '../profile.css.ts'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'
import { Chapter } from './parts.tsx'

export function Kuwait() {
  const { alternates } = kuwaitFacts
  const { title, text } = texts.kuwait.distances
  const facts = [...kuwaitFacts.facts, ...texts.kuwait.facts]
  return (
    <Chapter section={sections.kuwait} lead={texts.kuwait.lead}>
      <div className={styles.two}>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.pair}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className={styles.heading}>{title}</h3>
          <p className={styles.note}>{text}</p>
          <Distances />
        </div>
      </div>
      <div className={styles.alternates}>
        <FigureTable
          caption={alternates.title}
          heads={alternates.heads}
          rows={createAlternateRows()}
        />
        <p className={styles.note}>{alternates.note}</p>
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
              {nm.toLocaleString('en-GB')} {unit}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
