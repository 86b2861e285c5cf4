import type { NoticeContent } from '#content/notice.ts'

const STORAGE_KEY = 'notice'

/** Another text or date is another notice. */
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

const hide = () => void (document.documentElement.dataset.noticeHidden = '')

/** Hides the notice for the rest of the session; without storage, until the next load. */
export function dismissNotice(notice: NoticeContent) {
  hide()
  try {
    sessionStorage.setItem(STORAGE_KEY, identify(notice))
  } catch {
    // Blocked or full.
  }
}

/** For pages that stay open. @param minute since the epoch, UTC */
export function hideEndedNotice(notice: NoticeContent, minute: number) {
  const end = findEnd(notice)
  if (end && minute * 60_000 >= end) hide()
}
