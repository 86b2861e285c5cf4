import type { ReportTable } from '#lib/departureReport/types.ts'
import { figureColumns } from '#lib/figureColumns.ts'
import * as styles from './FigureTable.css.ts'

export function FigureTable({ title, heads, rows }: ReportTable) {
  const alignment = figureColumns(heads, rows).map((isRight) => (isRight ? styles.figures : ''))
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
