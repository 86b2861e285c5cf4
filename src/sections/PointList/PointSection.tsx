import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { PointList, type PointListProps } from './PointList.tsx'

export type PointSectionProps = Pick<PointListProps, 'styles'> & {
  title: string
  items: PointListProps['points']
}

export const PointSection = ({ title, items, styles }: PointSectionProps) => (
  <Section reveals>
    <SectionTitle look="spaced">{title}</SectionTitle>
    <PointList points={items} styles={styles} />
  </Section>
)
