/** A day of which the government has announced whether its offices work. */
export type AnnouncedDay = {
  /** In Kuwait, such as `2027-03-11`. */
  date: string
  offices: 'open' | 'closed'
  /** Who published it, such as `KUNA`. */
  source: string
  /** The date of the announcement, such as `2027-03-02`. */
  announcedOn: string
}

/**
 * What has been announced, for the owner to fill in. It overrides the computed calendar in the permit
 * line, on Home, in the table of closed days and in the calendar file.
 */
export const announcedDays: readonly AnnouncedDay[] = []
