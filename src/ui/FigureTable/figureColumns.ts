/** A cell without words: `22,046`, `348°`, `318 × 244`, `+3 h, +2 h`, `12:16–12:34`, `–` or `none`. */
const FIGURES = /^(?:none|[\d\s.,:/+−–×°h]+)$/

/**
 * @param rows cells of each row; the first is the row header
 * @returns for each column, whether it contains only figures and should be right-aligned
 */
export const figureColumns = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): boolean[] =>
  heads.map((_, column) => column > 0 && rows.every((cells) => FIGURES.test(cells[column] ?? '')))
