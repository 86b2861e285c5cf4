import { describe, expect, it } from 'vitest'
import { type Grid, layRows } from './rows.ts'

const grid: Grid = { width: 820, margin: 10, gap: 0, caption: 20, fill: 4 }
const lay = (...ratios: number[]) =>
  layRows(
    ratios.map((ratio) => ({ ratio })),
    grid,
  )

describe('layRows', () => {
  it('fills the width with a full row of equally high pictures', () => {
    expect(lay(2, 1, 1).places).toEqual([
      { item: { ratio: 2 }, left: 10, top: 10, width: 400, height: 200 },
      { item: { ratio: 1 }, left: 410, top: 10, width: 200, height: 200 },
      { item: { ratio: 1 }, left: 610, top: 10, width: 200, height: 200 },
    ])
  })

  it('starts the next row below the captions and does not stretch a row that is not full', () => {
    expect(lay(2, 2, 2).places[2]).toEqual({
      item: { ratio: 2 },
      left: 10,
      top: 230,
      width: 400,
      height: 200,
    })
  })

  it('reduces the height of a row that would exceed the width', () => {
    const row = lay(3, 2).places
    expect(row.map(({ height }) => height)).toEqual([160, 160])
    expect(row.map(({ width }) => width)).toEqual([480, 320])
  })
})
