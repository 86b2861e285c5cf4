import { servicePageWords as words } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { Point, ServiceWords } from '#content/types.ts'
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
        <Points points={arrange.slice(0, half)} />
        <details ref={openInPrint} className={styles.rest}>
          <summary className={styles.summary}>{words.rest}</summary>
          <Points points={arrange.slice(half)} />
        </details>
      </div>
    </Section>
  )
}

const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={styles.list}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.body}>{text}</p>
      </li>
    ))}
  </ul>
)
