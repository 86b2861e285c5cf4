import * as styles from './FigureTable.css.ts'
import { PlainTable, type TableProps } from './PlainTable.tsx'

export function FigureTable(props: TableProps) {
  return <PlainTable {...props} className={styles.table} figuresClass={styles.figures} />
}
