import { mediaQuery } from './breakpoints.ts'
import { space } from './tokens.ts'

/** Columns in these shares of the width, which also shrink below their content. */
export const columns = (...parts: readonly number[]) =>
  parts.map((part) => `minmax(0, ${part}fr)`).join(' ')

export const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const equalColumnsFrom = (query: string, count: number) =>
  ({ '@media': { [query]: { gridTemplateColumns: equalColumns(count) } } }) as const

export const stack = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: columns(1), gap }) as const

export const split = (left: number, right: number, gap: string) =>
  ({
    ...stack(gap),
    '@media': { [mediaQuery.large]: { gridTemplateColumns: columns(left, right) } },
  }) as const

export const wrap = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const

export const buttonRow = {
  ...wrap(space[3]),
  '@media': { [mediaQuery.phone]: { display: 'grid', gridTemplateColumns: columns(1) } },
} as const

export const ends = (gap: string) =>
  ({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap }) as const

export const row = (gap: string) => ({ ...ends(gap), flexWrap: 'wrap' }) as const

export const labelled = (width: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `${width} minmax(0, 1fr)`,
    alignItems: 'baseline',
  }) as const
