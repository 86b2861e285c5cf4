import type { ReportTable } from '#lib/departureReport/types.ts'
import { figureColumns } from '#lib/figureColumns.ts'

export function FigureTable({ title, heads, rows }: ReportTable) {
  const alignment = figureColumns(heads, rows).map((isRight) => (isRight ? 'end' : undefined))
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={alignment[column]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} className={alignment[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
