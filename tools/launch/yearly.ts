/** Dates and years that the site states; days as `2026-11-27`. */
export type Dated = {
  /** The last year of the list of closed days. */
  closedDaysUntil: number
  noticeUntil: string | undefined
  copyright: string
  /** The day that the profile's edition names. */
  edition: string
}

/** @returns each outdated date, and where to change it */
export function findOutdated(today: string, dated: Dated): string[] {
  const { closedDaysUntil, noticeUntil, copyright, edition } = dated
  const [year, yearAgo] = [
    Number(today.slice(0, 4)),
    `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`,
  ]
  const copyrightYear = /\d{4}/.exec(copyright)?.[0] ?? ''
  return [
    // Visitors plan up to a year ahead.
    closedDaysUntil <= year &&
      `The closed days end with ${closedDaysUntil}: CLOSED_DAYS_YEARS in src/kuwait/closedDays.ts`,
    noticeUntil !== undefined &&
      noticeUntil < today &&
      `The notice ended on ${noticeUntil}: src/content/notice.ts`,
    Number(copyrightYear) < year &&
      `The copyright line says ${copyrightYear}: src/content/layout.ts, and src/content/exactTexts.test.ts`,
    edition < yearAgo &&
      `The profile is the edition of ${edition.slice(0, 7)}: tools/profile/texts.ts`,
  ].filter((line) => line !== false)
}
