import { AsOf } from '#ui/AsOf/AsOf.tsx'
import type { Point } from '#content/types.ts'

export type PointListProps = {
  points: readonly Point[]
  styles: Readonly<Record<'list' | 'item' | 'name', string>> & { paragraph?: string }
}

export const PointList = ({ points, styles }: PointListProps) => (
  <ul className={styles.list}>
    {points.map((point) => (
      <li key={point.title} className={styles.item}>
        <h3 className={styles.name}>{point.title}</h3>
        <p className={styles.paragraph}>
          {point.text}
          <AsOf fact={point} />
        </p>
      </li>
    ))}
  </ul>
)
