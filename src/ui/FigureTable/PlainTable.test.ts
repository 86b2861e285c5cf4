import { expect, test } from 'vitest'
import { figureColumns } from './PlainTable.tsx'

test('finds the columns that contain only figures, after the row headers', () => {
  const heads = ['No.', 'Height', 'Time', 'Item']
  const rows = [
    ['1', '318 × 244', '12:16–12:34', '2 bags'],
    ['2', 'none', '–', '348°'],
  ]
  expect(figureColumns(heads, rows)).toEqual([false, true, true, false])
})
