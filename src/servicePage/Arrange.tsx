import { servicePageWords as words } from '#content/shared.ts'
import { services } from '#content/services.ts'
import type { Point, ServiceWords } from '#content/types.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Arrange.css.ts'

/** On phones, only this many points are shown; the others are folded. */
const SHOWN_ON_PHONES = 4

export type ArrangeProps = {
  content: ServiceWords
  /** The paper that the points are printed on. */
  form?: keyof typeof styles.form
}

/** What the company arranges, on wide screens in two columns. */
export function Arrange({ content, form = 'plain' }: ArrangeProps) {
  const { slug, arrange } = content
  return (
    <Section reveals>
      <SectionTitle look="spaced">
        {words.arrange} <VisuallyHidden>({services[slug].name})</VisuallyHidden>
      </SectionTitle>
      <div className={styles.form[form]}>
        <Points points={arrange.slice(0, SHOWN_ON_PHONES)} />
        <details className={styles.rest}>
          <summary className={styles.summary}>{words.rest}</summary>
          <Points points={arrange.slice(SHOWN_ON_PHONES)} />
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
