import { useId } from 'react'
import { agreement, onRequest } from './words.ts'
import type { Point } from '#content/types.ts'
import { Section } from '#ui/Section/Section.tsx'
import * as styles from './Contract.css.ts'

/** What the agreement says, and beside it the papers that we send on request. */
export function Contract() {
  return (
    <Section isNamed={false} reveals>
      <div className={styles.root}>
        <Points {...agreement} />
        <Points {...onRequest} />
      </div>
    </Section>
  )
}

type PointsProps = { title: string; note?: string; points: readonly Point[] }

function Points({ title, note, points }: PointsProps) {
  const headingId = useId()
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3 className={styles.name}>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
