export type AnnouncedDay = {
  /** The date in Kuwait, such as `2027-03-11`. */
  date: string
  offices: 'open' | 'closed'
  /** Who published it, such as `KUNA`. */
  source: string
  /** The date of the announcement, such as `2027-03-02`. */
  announcedOn: string
}

/**
 * Announced days, for the owner to fill in. They override the computed calendar in the permit line, on Home,
 * in the table of closed days and in the calendar file.
 */
export const announcedDays: readonly AnnouncedDay[] = []
