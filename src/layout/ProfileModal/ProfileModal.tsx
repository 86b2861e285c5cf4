import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { profileModal } from '#content/profileModal.ts'
import { DOUBLE_CLICK_MS } from '#lib/browser.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { DownloadQuestion } from './DownloadQuestion.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import * as styles from './ProfileModal.css.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useSmallScreen } from './useSmallScreen.ts'

export type ProfileModalProps = {
  open: boolean
  /** Called after the dialog has closed and the browser has returned the focus. */
  onClose: () => void
}

/** The company profile: a preview of the PDF, or a download on small screens. */
export function ProfileModal({ open, onClose }: ProfileModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasPressedOutside = useRef(false)
  const shownAt = useRef(0)
  const titleId = useId()
  const isSmall = useSmallScreen()
  useScrollLock(open)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    shownAt.current = performance.now()
    return () => element.close()
  }, [open])

  // `close` fires in a later task: by then the dialog may be open again, or closed by the `open` prop.
  const onDialogClose = () => {
    if (open && !dialog.current?.open) onClose()
  }
  // The panel covers the dialog, so a press on the dialog itself is on its backdrop. Press and release
  // must both be there, since selecting text may end outside.
  const onMouseDown = ({ target, currentTarget }: MouseEvent) => {
    hasPressedOutside.current = target === currentTarget
  }
  const onClick = ({ target, currentTarget, timeStamp }: MouseEvent) => {
    // Ignores the second click of the double-click that opened the dialog.
    const isNewClick = timeStamp - shownAt.current > DOUBLE_CLICK_MS
    const isOutside = isNewClick && hasPressedOutside.current && target === currentTarget
    // The download starts before the link is removed.
    const download = target instanceof Element && target.closest('a[download]')
    if (isOutside || download) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      onClose={onDialogClose}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {/* The content is unmounted while closed, to reset the preview. */}
      {open && (
        <div className={isSmall ? styles.panel.small : styles.panel.large}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {profileModal.title}
            </h2>
            <button
              type="button"
              className={styles.closeButton}
              aria-label={profileModal.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" size="medium" />
            </button>
          </div>
          {isSmall ? <DownloadQuestion /> : <ProfilePreview />}
          {/* The PDF viewer swallows Escape. Keyboard users reach this button with Tab. */}
          {!isSmall && (
            <button
              type="button"
              className={styles.leaveButton}
              onClick={() => dialog.current?.close()}
            >
              {profileModal.leave}
            </button>
          )}
        </div>
      )}
    </dialog>
  )
}
