import * as styles from './FigureTable.css.ts'
import { PlainTable, type TableProps } from './PlainTable.tsx'

export type FigureTableProps = TableProps & { tone?: keyof typeof styles.table }

export function FigureTable({ tone = 'page', ...table }: FigureTableProps) {
  return <PlainTable {...table} className={styles.table[tone]} figuresClass={styles.figures} />
}
