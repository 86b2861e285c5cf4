import * as styles from './FigureTable.css.ts'

export type TableProps = {
  caption: string
  heads: readonly string[]
  /** The first cell of each row is its header. A cell without a value shows a dash. */
  rows: readonly (readonly (string | number | undefined)[])[]
  chosen?: number | undefined
}

export type FigureTableProps = TableProps & { tone?: keyof typeof styles.table }

/** A cell without words: `22,046`, `348°`, `318 × 244`, `+3 h, +2 h`, `12:16–12:34`, `–` or `none`. */
const FIGURES = /^(?:none|[\d\s.,:/+−–×°h]+)$/
const getTranslate = (cell: string) => (/[a-z]{2}/.test(cell) ? undefined : 'no')

export function FigureTable({ caption, heads, chosen, tone = 'page', ...props }: FigureTableProps) {
  const rows = props.rows.map((cells) => cells.map((cell) => String(cell ?? '–')))
  const classes = heads.map((_, column) =>
    column > 0 && rows.every((cells) => FIGURES.test(cells[column] ?? ''))
      ? styles.figures
      : undefined,
  )
  return (
    <table className={styles.table[tone]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={classes[column]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          <tr key={[name, ...cells].join()} aria-current={index === chosen || undefined}>
            <th scope="row" translate={getTranslate(name)}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td
                key={heads[column + 1]}
                className={classes[column + 1]}
                translate={getTranslate(cell)}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
