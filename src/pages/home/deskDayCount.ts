/** Today and ten more: around the National Days, the earliest arrival is ten days ahead. */
export const DESK_DAY_COUNT = 11
