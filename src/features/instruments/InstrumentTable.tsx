import * as styles from './InstrumentTable.css.ts'

export type InstrumentTableProps = {
  caption: string
  heads: readonly string[]
  /** Cells of each row; the first names it. */
  rows: readonly (readonly string[])[]
  /** Index of the row that the inputs chose. */
  chosen?: number | undefined
}

/** The drawing's figures as a table. */
export function InstrumentTable({ caption, heads, rows, chosen }: InstrumentTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.head}>
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
                <td key={heads[column + 1]} className={isChosen ? styles.chosen : styles.value}>
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
