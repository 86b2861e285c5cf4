/** Pixels from the top of the drawing to the days' cells, their height and their lower edge. */
export const TOP = 88
export const CELL = 128
export const BASE = TOP + CELL
