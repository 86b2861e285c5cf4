import type { NoticeContent } from '#content/notice.ts'
import { MINUTE_MS } from '#lib/clock.ts'

const STORAGE_KEY = 'notice'

/** The key of a dismissal: a notice with another text or date is shown again. */
const identify = ({ date, text }: NoticeContent) => `${date} ${text}`

/** @returns the first millisecond after the last day in Kuwait; undefined without one */
const findEnd = ({ until }: NoticeContent) => until && Date.parse(`${until}T24:00:00+03:00`)

/** Attributes of the root element, which the inline script reads. */
export const getNoticeData = (notice: NoticeContent | undefined) =>
  notice && { 'data-notice': identify(notice), 'data-notice-end': findEnd(notice) }

/**
 * Hides a notice that has ended or was dismissed, before the first paint. The text must be constant: the
 * Content-Security-Policy allows it by its hash.
 */
export const INLINE_NOTICE_SCRIPT = `try{const d=document.documentElement.dataset;if(Date.now()>=d.noticeEnd||sessionStorage.getItem('${STORAGE_KEY}')===d.notice)d.noticeHidden=''}catch{}`

/** Stores the choice for the rest of the session; without storage, it lasts until the next load. */
export function saveDismissal(notice: NoticeContent) {
  try {
    sessionStorage.setItem(STORAGE_KEY, identify(notice))
  } catch {
    // Storage is blocked or full.
  }
}

function isDismissed(notice: NoticeContent) {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === identify(notice)
  } catch {
    return false
  }
}

/** @param minute the current one since the epoch, UTC */
export function isOver(notice: NoticeContent, minute: number) {
  const end = findEnd(notice)
  return Boolean(end && minute * MINUTE_MS >= end) || isDismissed(notice)
}

/**
 * Hides the line. The focus moves to the start of the header, so that the next Tab reaches its first
 * control.
 */
export function hideNotice(line: HTMLElement | null) {
  const next = line?.contains(document.activeElement) && line.nextElementSibling
  document.documentElement.dataset.noticeHidden = ''
  if (!(next instanceof HTMLElement)) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}
