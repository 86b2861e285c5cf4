import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { profileModal } from '#content/profileModal.ts'
import { DOUBLE_CLICK_MS } from '#lib/plainClick.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { DownloadQuestion } from './DownloadQuestion.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import * as styles from './ProfileModal.css.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useSmallScreen } from './useSmallScreen.ts'

export type ProfileModalProps = {
  open: boolean
  /** Called once the dialog has closed itself and has given the focus back to its opener. */
  onClose: () => void
}

/** The company profile: a preview of the PDF on larger screens, the offer to save it on small ones. */
export function ProfileModal({ open, onClose }: ProfileModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const shownAt = useRef(0)
  const titleId = useId()
  const small = useSmallScreen()
  useScrollLock(open)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    shownAt.current = performance.now()
    return () => element.close()
  }, [open])

  // `close` comes as a task of its own: by then the dialog may be open again, or closed by `open`.
  const onDialogClose = () => {
    if (open && !dialog.current?.open) onClose()
  }
  // The panel covers the dialog, so what hits the dialog itself hit its backdrop. Both ends of
  // the click must: selecting text may end outside.
  const onMouseDown = ({ target, currentTarget }: MouseEvent) => {
    pressedOutside.current = target === currentTarget
  }
  const onClick = ({ target, currentTarget, timeStamp }: MouseEvent) => {
    const isMeant = timeStamp - shownAt.current > DOUBLE_CLICK_MS
    const outside = isMeant && pressedOutside.current && target === currentTarget
    // Closing leaves the link in place until the click is through, so the download starts.
    const download = target instanceof Element && target.closest('a[download]')
    if (outside || download) dialog.current?.close()
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
      {/* Rendered anew at each opening, and so reset. */}
      {open && (
        <div className={small ? styles.panel.small : styles.panel.large}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {profileModal.title}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={profileModal.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" size="medium" />
            </button>
          </div>
          {small ? <DownloadQuestion /> : <ProfilePreview />}
          {/* The viewer keeps Escape to itself: past its last control the keyboard comes here. */}
          {!small && (
            <button type="button" className={styles.leave} onClick={() => dialog.current?.close()}>
              {profileModal.leave}
            </button>
          )}
        </div>
      )}
    </dialog>
  )
}
