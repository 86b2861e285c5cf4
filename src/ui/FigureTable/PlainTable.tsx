import type { ComponentProps } from 'react'

export type PlainTableProps = ComponentProps<'table'> & { heads: readonly string[] }

export const PlainTable = ({ heads, children, ...attributes }: PlainTableProps) => (
  <table {...attributes}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
