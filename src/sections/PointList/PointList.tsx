import type { Point } from '#content/types.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'

export type PointListProps = {
  title: string
  items: readonly Point[]
  styles: Readonly<Record<'list' | 'item' | 'name', string>> & { paragraph?: string }
}

/** A heading, and titled points below it in the styles of their page. */
export const PointList = ({ title, items, styles }: PointListProps) => (
  <Section reveals>
    <SectionTitle look="spaced">{title}</SectionTitle>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.title} className={styles.item}>
          <h3 className={styles.name}>{item.title}</h3>
          <p className={styles.paragraph}>{item.text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
