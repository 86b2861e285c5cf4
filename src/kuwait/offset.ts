/** Kuwait's offset from UTC, all year. */
export const KUWAIT_OFFSET_MINUTES = 180
