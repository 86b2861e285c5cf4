import { servicePageWords as words } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { ServiceWords } from '#content/types.ts'
import { PointList } from '#sections/PointList/PointList.tsx'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { openInPrint } from '#ui/Details/Details.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Arrange.css.ts'

export type ArrangeProps = {
  content: ServiceWords
  /** The paper that the points are printed on. */
  form?: keyof typeof styles.form
}

/** What the company arranges: two even columns on wide screens; phones fold the second. */
export function Arrange({ content, form = 'plain' }: ArrangeProps) {
  const { slug, arrange } = content
  const half = Math.ceil(arrange.length / 2)
  return (
    <Section reveals>
      <SectionTitle look="spaced">
        {words.arrange} <VisuallyHidden>({services[slug].name})</VisuallyHidden>
      </SectionTitle>
      <div className={styles.form[form]}>
        <PointList points={arrange.slice(0, half)} styles={styles.points} />
        <details ref={openInPrint} className={styles.rest}>
          <summary className={styles.summary}>{words.rest}</summary>
          <PointList points={arrange.slice(half)} styles={styles.points} />
        </details>
      </div>
    </Section>
  )
}
