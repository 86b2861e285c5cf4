import { useEffect, useId, useRef, useState } from 'react'
import { profileModal } from '#content/layout.ts'
import { matchesMedia } from '#lib/browser.ts'
import { PROFILE_PDF } from '#content/paths.ts'
import { MEDIUM } from '#styles/breakpoints.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './ProfileModal.css.ts'

const FRAME_ADDRESS = `${PROFILE_PDF}#toolbar=1&navpanes=1&scrollbar=1`
const PREVIEW_CHECK_DELAY_MS = 1000

/** @returns whether the server has the PDF; false if it cannot be reached. Some servers name no length. */
async function isPdfAvailable(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(PROFILE_PDF, { method: 'HEAD' })
    const isPdf = /^application\/pdf\b/i.test(headers.get('content-type') ?? '')
    return ok && isPdf && Number(headers.get('content-length') ?? 1) > 0
  } catch {
    return false
  }
}

export type ProfileModalProps = {
  /** Called after the dialog has closed and the browser has returned the focus. */
  onClose: () => void
}

function chooseContent() {
  if (!matchesMedia(MEDIUM)) return 'question'
  // Without a PDF viewer, the frame would start a download.
  return (navigator.pdfViewerEnabled ?? true) && !isTouchWebKit() ? 'preview' : 'fallback'
}

/**
 * Whether this is an iPad or iPhone, whose browsers show only the first page of a PDF in a frame. Safari on an
 * iPad has the user agent of a Macintosh; only the touch screen tells them apart.
 */
const isTouchWebKit = () =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

export function ProfileModal({ onClose }: ProfileModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [content] = useState(chooseContent)
  const [verdict, setVerdict] = useState<'failed' | 'late'>()

  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    // The Back button changes the page under the dialog.
    const onBack = () => element?.close()
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  useEffect(() => {
    if (content !== 'preview') return
    let isDue = false
    let answer: boolean | undefined
    const judge = () => {
      if (isDue) setVerdict(answer ? undefined : answer === undefined ? 'late' : 'failed')
    }
    void isPdfAvailable().then((isAvailable) => {
      answer = isAvailable
      judge()
    })
    const timer = setTimeout(() => {
      isDue = true
      judge()
    }, PREVIEW_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [content])

  const close = () => dialog.current?.close()
  const download = (
    <ButtonLink
      href={PROFILE_PDF}
      download={profileModal.fileName}
      tone={content === 'question' ? 'primary' : 'quiet'}
      onClick={close}
    >
      <Icon name="download" />
      {profileModal.download}
    </ButtonLink>
  )
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={titleId} onClose={onClose}>
      <div className={content === 'question' ? styles.panel.small : styles.panel.large}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {profileModal.title}
          </h2>
          {/* First in the tab order: a PDF viewer may keep Escape to itself. */}
          <button
            type="button"
            className={styles.closeButton}
            aria-label={profileModal.close}
            onClick={close}
          >
            <Icon name="close" size="medium" />
          </button>
        </div>
        {content === 'question' && (
          <div className={styles.question}>
            <p>{profileModal.question}</p>
            {download}
          </div>
        )}
        {content === 'preview' && verdict !== 'failed' && (
          <>
            {/* No `sandbox`: in one, browsers do not start their PDF viewer. */}
            <iframe
              className={styles.frame}
              src={FRAME_ADDRESS}
              title={profileModal.frameTitle}
              inert={verdict === 'late'}
            />
            {/* The next stop after the frame, where the page does not hear Escape. */}
            <button type="button" className={styles.closeAfterFrame} onClick={close}>
              {profileModal.closeAfterFrame}
            </button>
          </>
        )}
        {(content === 'fallback' || verdict) && (
          <div className={styles.fallback} role="alert">
            <div className={styles.icon}>
              <Icon name="document" size="large" />
            </div>
            <h3 className={styles.fallbackTitle}>{profileModal.failed.title}</h3>
            <p className={styles.fallbackText}>{profileModal.failed.text}</p>
            <div className={styles.actions}>
              <ButtonLink href={PROFILE_PDF} newTab>
                <Icon name="external" />
                {profileModal.open}
              </ButtonLink>
              {download}
            </div>
          </div>
        )}
      </div>
    </dialog>
  )
}
