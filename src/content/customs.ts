import type { Point } from './types.ts'

/** For the pages of services that bring food or guests into Kuwait. */
export const alcoholAndPork = {
  title: 'Alcohol and pork',
  text: 'Neither may be imported into Kuwait. Keep bar stock sealed on board and tell us beforehand.',
} satisfies Point
