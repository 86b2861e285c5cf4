import type { ReportTable } from '#lib/departureReport/types.ts'
import * as styles from './FigureTable.css.ts'

/** Figures without words, e.g. `1,770` or `348°`. */
const FIGURES = /^[\d,]+°?$/

export function FigureTable({ title, heads, rows }: ReportTable) {
  const isRight = (column: number) =>
    column > 0 && rows.every((cells) => FIGURES.test(cells[column] ?? ''))
  const alignment = heads.map((_, column) => (isRight(column) ? styles.figures : ''))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
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
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} className={`${styles.value} ${alignment[column + 1]}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
