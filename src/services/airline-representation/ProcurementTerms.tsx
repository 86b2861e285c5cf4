import { FigureTable } from '#ui/FigureTable/FigureTable.tsx'
import { Tables } from '#ui/FigureTable/Tables.tsx'
import type { ProcurementPart } from './procurementWords.ts'
import * as styles from './ProcurementTerms.css.ts'

export type ProcurementTermsProps = { part: ProcurementPart }

/** Tables or points, for the page and for the printed pack. */
export function ProcurementTerms({ part }: ProcurementTermsProps) {
  const { title, tables, points, isSequence, note } = part
  const List = isSequence ? 'ol' : 'ul'
  return (
    <>
      {tables && (
        <Tables label={title}>
          {tables.map((table) => (
            <FigureTable key={table.caption} {...table} tone="text" />
          ))}
        </Tables>
      )}
      {points && (
        <List className={styles.list}>
          {points
            .filter(({ text }) => text)
            .map((point) => (
              <li key={point.title} className={isSequence ? styles.step : styles.point}>
                <p className={styles.name}>{point.title}</p>
                <p>{point.text}</p>
              </li>
            ))}
        </List>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
