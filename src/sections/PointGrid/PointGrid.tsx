import { PointList, type PointListProps } from '#sections/PointList/PointList.tsx'
import { Section, type SectionProps, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PointGrid.css.ts'

export type PointGridProps = Pick<PointListProps, 'points'> & {
  title: string
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
        <PointList points={points} styles={styles.points} />
      </div>
    </Section>
  )
}
