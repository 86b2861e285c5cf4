import type { Point } from '#content/types.ts'

export type PointListProps = {
  points: readonly Point[]
  styles: Readonly<Record<'list' | 'item' | 'name', string>> & { paragraph?: string }
}

export const PointList = ({ points, styles }: PointListProps) => (
  <ul className={styles.list}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.item}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.paragraph}>{text}</p>
      </li>
    ))}
  </ul>
)
