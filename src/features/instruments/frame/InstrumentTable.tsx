import { figureColumns } from '#lib/figureColumns.ts'
import * as styles from './InstrumentTable.css.ts'

export type InstrumentTableProps = {
  caption: string
  heads: readonly string[]
  /** The first cell of each row is its header. A cell without a value shows a dash. */
  rows: readonly (readonly (string | number | undefined)[])[]
  /** Index of the row that matches the inputs. */
  chosen?: number | undefined
}

/** The figures of a drawing as a table. Columns of figures are right-aligned. */
export function InstrumentTable({ caption, heads, chosen, ...props }: InstrumentTableProps) {
  const rows = props.rows.map((cells) => cells.map((cell) => String(cell ?? '–')))
  const alignment = figureColumns(heads, rows).map((isRight) => (isRight ? styles.figures : ''))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={`${styles.head} ${alignment[column]}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => {
          const isChosen = index === chosen
          return (
            <tr key={name} aria-current={isChosen || undefined}>
              <th scope="row" className={isChosen ? styles.chosen : styles.name}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={heads[column + 1]}
                  className={`${isChosen ? styles.chosen : styles.value} ${alignment[column + 1]}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
