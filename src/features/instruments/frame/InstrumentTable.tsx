import { PlainTable, type TableProps } from '#ui/FigureTable/PlainTable.tsx'
import * as styles from './InstrumentTable.css.ts'

/** The figures of a drawing as a table. */
export function InstrumentTable(props: TableProps) {
  return <PlainTable {...props} className={styles.table} figuresClass={styles.figures} />
}
