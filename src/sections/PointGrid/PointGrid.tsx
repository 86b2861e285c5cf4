import { Section, type SectionProps, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PointGrid.css.ts'

export type PointGridProps = {
  title: string
  points: readonly { title: string; text: string }[]
  tone?: SectionProps['tone']
  /** Read out after the title, where other pages have a section of the same name. */
  context?: string
}

/** A heading on the left and titled points on the right. */
export function PointGrid({ title, points, tone = 'page', context }: PointGridProps) {
  return (
    <Section tone={tone} reveals>
      <div className={styles.root}>
        <div className={styles.heading}>
          <SectionTitle>
            {title}
            {context && <VisuallyHidden> ({context})</VisuallyHidden>}
          </SectionTitle>
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
    </Section>
  )
}
