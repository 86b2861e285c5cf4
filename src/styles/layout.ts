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

/** One column; from 1,024 px on two, in these shares. */
export const split = (left: number, right: number, gap: string) =>
  ({
    ...stack(gap),
    '@media': { [mediaQuery.large]: { gridTemplateColumns: columns(left, right) } },
  }) as const

/** Children beside one another, in as many lines as they need. */
export const wrap = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const

/** Buttons beside one another; on phones as wide as the screen, within reach of either thumb. */
export const buttonRow = {
  ...wrap(space[3]),
  '@media': { [mediaQuery.phone]: { display: 'grid', gridTemplateColumns: columns(1) } },
} as const

/** Children beside one another, at both ends. */
export const ends = (gap: string) =>
  ({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap }) as const

/** A row with all free space between its children, which wrap where they do not fit. */
export const row = (gap: string) => ({ ...ends(gap), flexWrap: 'wrap' }) as const

/** A narrow column of numbers or names before a text. */
export const labelled = (width: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `${width} minmax(0, 1fr)`,
    alignItems: 'baseline',
  }) as const
