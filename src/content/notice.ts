export type NoticeContent = {
  /** The day on which the text was true, for example `2026-11-20`. */
  date: string
  /** One or two short sentences, without the airport's code, which the line begins with. */
  text: string
  link?: { label: string; href: string }
  /** The last day, in Kuwait, on which the notice is shown. Without one it stays until it is removed. */
  until?: string
}

/**
 * A line above the header of every page, for example while the airport is closed. Set it to an object,
 * build and publish; set it to `undefined` to remove it. docs/own-and-run.md says more.
 */
export const notice = undefined as NoticeContent | undefined

export const noticeWords = {
  label: 'Notice',
  asOf: (airport: string, date: string) => `${airport}, as of ${date}:`,
  dismiss: 'Dismiss the notice',
}
