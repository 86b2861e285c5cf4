import type { ComponentProps } from 'react'

export type PlainTableProps = ComponentProps<'table'> & { heads: readonly string[] }

/** A table with a row of headings. Its children are the other rows. */
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
