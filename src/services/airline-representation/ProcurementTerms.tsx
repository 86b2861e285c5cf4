import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { Tables } from '#ui/FigureTable/Tables.tsx'
import type { ProcurementPart } from './procurementWords.ts'
import * as styles from './ProcurementTerms.css.ts'

export type ProcurementTermsProps = { part: ProcurementPart }

export function ProcurementTerms({ part }: ProcurementTermsProps) {
  const { title, table, points, isSequence, note } = part
  const List = isSequence ? 'ol' : 'ul'
  return (
    <>
      {table && (
        <Tables label={title}>
          <FigureTable {...table} tone="text" />
        </Tables>
      )}
      {points && (
        <List className={styles.list}>
          {Object.entries(points)
            .filter(([, text]) => text !== null)
            .map(([name, text]) => (
              <li key={name} className={isSequence ? styles.step : styles.point}>
                <p className={styles.name}>{name}</p>
                <p>{text}</p>
              </li>
            ))}
        </List>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
