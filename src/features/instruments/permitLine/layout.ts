/** Pixels from the top of the drawing to the days' cells, their height and their lower edge. */
export const CELLS_TOP_PX = 88
export const CELL_HEIGHT_PX = 128
export const CELLS_BOTTOM_PX = CELLS_TOP_PX + CELL_HEIGHT_PX
