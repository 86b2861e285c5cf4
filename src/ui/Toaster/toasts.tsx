import { type FocusEvent, useEffect, useRef } from 'react'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './Toaster.css.ts'
import { ToastText } from './ToastText.tsx'

const slide = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false })

/** The library's container. A focused toast does not time out, and returns the focus on close. */
export function Toasts() {
  const root = useRef<HTMLDivElement>(null)
  const returnFocusTo = useRef<EventTarget | null>(null)

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    const unsubscribe = toast.onChange(({ status }) => {
      const { current } = returnFocusTo
      if (status !== 'removed' || !(current instanceof HTMLElement)) return
      returnFocusTo.current = null
      if (root.current?.contains(document.activeElement)) current.focus({ preventScroll: true })
    })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      unsubscribe()
    }
  }, [])

  const pause = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toast.pause()
    if (!currentTarget.contains(relatedTarget)) returnFocusTo.current = relatedTarget
  }
  const resume = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play()
  }
  // The library starts the timer after the enter animation, even if the toast was paused.
  const pauseAgain = () => {
    if (root.current?.contains(document.activeElement)) toast.pause()
  }
  return (
    <div ref={root} onFocus={pause} onBlur={resume} onAnimationEnd={pauseAgain}>
      <ToastContainer
        className={styles.container}
        toastClassName={styles.toast}
        position="top-right"
        autoClose={TOAST_AUTO_CLOSE_MS}
        transition={slide}
        icon={false}
        closeOnClick={false}
        draggable={false}
      />
    </div>
  )
}

/** Ids of the newest toasts, by kind and text. */
const newestIds = new Map<string, Id>()

/**
 * Shows a toast, or restarts the timeout of a visible one with the same text. Each toast has its own
 * id: the library drops a new toast whose id belongs to a closing one.
 *
 * @returns a function that closes the toast
 */
export function showToast({ kind, text, link }: Toast): () => void {
  const key = `${kind} ${text}`
  const content = <ToastText text={text} link={link} />
  const visibleId = newestIds.get(key)
  if (visibleId !== undefined && toast.isActive(visibleId)) {
    // The library delays an update by 100 ms, when the toast may already be closing.
    toast.update(visibleId, { render: content, autoClose: TOAST_AUTO_CLOSE_MS, delay: null })
    return () => toast.dismiss(visibleId)
  }
  const id = toast[kind](content, { role: kind === 'error' ? 'alert' : 'status' })
  newestIds.set(key, id)
  return () => toast.dismiss(id)
}

export const dismissToasts = () => toast.dismiss()
