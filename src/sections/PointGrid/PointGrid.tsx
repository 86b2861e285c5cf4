import { useId } from 'react'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { Section, type SectionProps } from '#ui/Section/Section.tsx'
import * as styles from './PointGrid.css.ts'

export type PointGridProps = {
  title: string
  points: readonly { title: string; text: string }[]
  tone?: SectionProps['tone']
}

/** A heading on the left and titled points on the right. */
export function PointGrid({ title, points, tone = 'page' }: PointGridProps) {
  const headingId = useId()
  return (
    <Section tone={tone} labelledBy={headingId}>
      <Reveal timing="content">
        <div className={styles.root}>
          <div className={styles.heading}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
          </div>
          <ul className={styles.list}>
            {points.map((point) => (
              <li key={point.title} className={styles.point}>
                <h3 className={styles.pointTitle}>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </Section>
  )
}
