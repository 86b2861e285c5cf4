/** Kuwait's offset from UTC. It has no daylight saving time. */
export const KUWAIT_OFFSET_MINUTES = 180
