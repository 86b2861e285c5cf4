/** In pixels from the top of the drawing: the cells of the days, their height and their lower edge. */
export const TOP = 88
export const CELL = 128
export const BASE = TOP + CELL
