/**
 * Reported closures of Kuwait's offices since 2020, Sundays to Thursdays only. `holidays.test.ts` compares
 * the calendar with each day.
 */
export const record = {
  /** Closed for a holiday, or for a day next to one. */
  holidays: list(`
    2020-02-27 2020-07-30 2020-08-02 2020-08-03 2021-02-28 2021-05-12 2021-05-16 2021-08-08 2021-08-09
    2022-01-02 2022-02-27 2022-02-28 2022-03-01 2022-03-02 2022-03-03 2022-05-01 2022-05-05 2022-07-10
    2022-07-11 2022-07-12 2022-07-13 2022-07-14 2022-07-31 2022-10-09 2023-02-19 2023-02-27 2023-04-23
    2023-04-24 2023-04-25 2023-06-27 2023-06-28 2023-06-29 2023-07-02 2023-07-19 2023-07-20 2023-09-28
    2023-12-31 2024-02-08 2024-04-09 2024-04-10 2024-04-11 2024-06-16 2024-06-17 2024-06-18 2024-07-07
    2024-09-15 2025-01-02 2025-01-30 2025-02-27 2025-03-30 2025-03-31 2025-04-01 2025-06-05 2025-06-08
    2025-06-09 2025-06-26 2025-09-04 2026-01-18 2026-03-19 2026-03-22 2026-03-23`),
  /** Closed for mourning, elections or a summit, which a calendar cannot predict. */
  unforeseen: list(`
    2020-09-30 2020-10-01 2023-06-06 2023-12-17 2023-12-18 2023-12-19 2024-04-04 2024-12-01`),
  /** Open, although the calendar says closed. */
  worked: list(`
    2020-08-04 2024-04-14 2024-06-19 2024-07-08 2024-09-16 2025-04-02 2025-04-03 2025-06-10`),
  /** Open, in a week whose Thursday was the day off for Isra and Mi’raj. */
  workedBeforeThursday: list(`2025-01-26 2025-01-27 2025-01-28 2025-01-29`),
}

function list(days: string): readonly string[] {
  return days.trim().split(/\s+/)
}
