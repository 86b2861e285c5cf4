import { type FocusEvent, useEffect, useRef } from 'react'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './Toaster.css.ts'
import { ToastText } from './ToastText.tsx'

const slide = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false })

/** The library's container. A toast with focus stays open, and returns the focus when it closes. */
export function Toasts() {
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    const stop = toast.onChange(({ status }) => {
      const { current } = cameFrom
      if (status !== 'removed' || !(current instanceof HTMLElement)) return
      cameFrom.current = null
      if (root.current?.contains(document.activeElement)) current.focus({ preventScroll: true })
    })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      stop()
    }
  }, [])

  const pause = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toast.pause()
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
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

/** The newest toast of each kind and text. */
const newest = new Map<string, Id>()

/**
 * Repeating the text of a visible toast restarts its time. A toast that is closing cannot be
 * restarted, and the library drops a new one with the same id, so each toast gets an id of its own.
 *
 * @returns a function that closes the toast
 */
export function showToast({ kind, text, link }: Toast): () => void {
  const name = `${kind} ${text}`
  const content = <ToastText text={text} link={link} />
  const visible = newest.get(name)
  if (visible !== undefined && toast.isActive(visible)) {
    // Without delay: by default the library updates 100 ms later, when the toast may be closing.
    toast.update(visible, { render: content, autoClose: TOAST_AUTO_CLOSE_MS, delay: null })
    return () => toast.dismiss(visible)
  }
  const id = toast[kind](content, { role: kind === 'error' ? 'alert' : 'status' })
  newest.set(name, id)
  return () => toast.dismiss(id)
}

export const dismissToasts = () => toast.dismiss()
