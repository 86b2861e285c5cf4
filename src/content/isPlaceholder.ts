import type { PlaceholderValue } from './types.ts'

/** @returns whether the value at `path`, or a part of it, is still listed as a placeholder */
export const isPlaceholder = (placeholders: readonly PlaceholderValue[], path: string) =>
  placeholders.some((value) => `${value.path}.`.startsWith(`${path}.`))
