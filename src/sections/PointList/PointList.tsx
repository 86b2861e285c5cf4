import { AsOf } from '#ui/AsOf/AsOf.tsx'
import type { Notes } from '#content/types.ts'
import { listNotes } from './listNotes.ts'

export type PointListProps = {
  points: Notes
  styles: Readonly<Record<'list' | 'item' | 'name', string>> & { paragraph?: string }
}

export const PointList = ({ points, styles }: PointListProps) => (
  <ul className={styles.list}>
    {listNotes(points).map((point) => (
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
