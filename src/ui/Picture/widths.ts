/** In pixels. A picture has a file in each of these widths up to its own. */
export const WIDTHS: readonly number[] = [480, 768, 1200, 1600, 1920]

export const listWidths = (picture: { width: number }): number[] =>
  WIDTHS.filter((width) => width <= picture.width)
