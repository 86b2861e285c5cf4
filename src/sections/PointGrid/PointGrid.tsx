import { PointList, type PointListProps } from '#sections/PointList/PointList.tsx'
import { Section, type SectionProps, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './PointGrid.css.ts'

export type PointGridProps = Pick<PointListProps, 'points'> & {
  title: string
  tone?: SectionProps['tone']
}

export function PointGrid({ title, points, tone = 'page' }: PointGridProps) {
  return (
    <Section tone={tone} reveals>
      <div className={styles.root}>
        <div className={styles.heading}>
          <SectionTitle>{title}</SectionTitle>
        </div>
        <PointList points={points} styles={styles.points} />
      </div>
    </Section>
  )
}
