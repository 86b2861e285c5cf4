import { expect, test } from 'vitest'
import { procurementParts } from './procurementWords.ts'

const tables = procurementParts.flatMap((part) => part.table ?? [])

test.each(tables)('each row has a cell for each head: $caption', ({ heads, rows }) => {
  for (const row of rows) expect(row).toHaveLength(heads.length)
})
