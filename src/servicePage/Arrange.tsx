import { servicePageWords } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { PointList } from '#sections/PointList/PointList.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { PhoneDetails } from '#ui/Details/PhoneDetails.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Arrange.css.ts'

export type ArrangeProps = {
  words: ServiceWords
  paper?: keyof typeof styles.papers
}

const UNFOLDED = 4

export function Arrange({ words, paper = 'plain' }: ArrangeProps) {
  const { slug, arrange } = words
  const points = Object.entries(arrange)
  return (
    <Section reveals>
      <SectionTitle look="spaced">
        {servicePageWords.arrange} <VisuallyHidden>{`(${services[slug].name})`}</VisuallyHidden>
      </SectionTitle>
      <div className={styles.papers[paper]}>
        <PointList points={Object.fromEntries(points.slice(0, UNFOLDED))} styles={styles.points} />
        <PhoneDetails summary={servicePageWords.rest} styles={{ summary: styles.summary }}>
          <PointList points={Object.fromEntries(points.slice(UNFOLDED))} styles={styles.points} />
        </PhoneDetails>
      </div>
    </Section>
  )
}
