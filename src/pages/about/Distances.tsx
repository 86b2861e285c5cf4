import { useId } from 'react'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { DistanceArcs } from './DistanceArcs.tsx'
import * as styles from './Distances.css.ts'

export type DistancesProps = {
  title: string
  text: string
  unit: string
  origin: string
  cityHeading: string
  distanceHeading: string
  items: readonly { city: string; nm: number }[]
}

/**
 * Great-circle distances: a table whose middle column draws them to one scale, and above it on wide
 * screens the same as a figure.
 */
export function Distances({ title, text, unit, origin, ...props }: DistancesProps) {
  const { cityHeading, distanceHeading, items } = props
  const headingId = useId()
  const longest = Math.max(...items.map(({ nm }) => nm))
  return (
    <Section tone="surface" labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <div className={styles.words}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
            <p className={styles.note}>{text}</p>
          </div>
          <DistanceArcs origin={origin} unit={unit} items={items} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.head} scope="col">
                  {cityHeading}
                </th>
                <td />
                <th className={styles.headEnd} scope="col">
                  {distanceHeading}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ city, nm }) => (
                <tr key={city} className={styles.row}>
                  <th className={styles.city} scope="row">
                    {city}
                  </th>
                  <td>
                    <Reach percent={(nm / longest) * 100} />
                  </td>
                  <td className={styles.nm}>
                    {nm.toLocaleString('en-GB')} {unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Reveal>
    </Section>
  )
}

function Reach({ percent }: { percent: number }) {
  const end = `${percent.toFixed(1)}%`
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      <line className={styles.reach} x1="0" x2={end} y1="50%" y2="50%" />
      <circle className={styles.end} cx={end} cy="50%" r="3.5" />
    </svg>
  )
}
