import { type FocusEvent, useEffect, useRef } from 'react'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './Toaster.css.ts'
import { ToastText } from './ToastText.tsx'

const slide = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false })

/** The library's toasts. They wait while the focus is in them, and give it back when they go. */
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

  const hold = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toast.pause()
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const letGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play()
  }
  // Its time starts when it has come in, whatever was said before.
  const holdAgain = () => {
    if (root.current?.contains(document.activeElement)) toast.pause()
  }
  return (
    <div ref={root} onFocus={hold} onBlur={letGo} onAnimationEnd={holdAgain}>
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

/** The same words again renew the toast that says them. */
export function showToast({ kind, text, link }: Toast) {
  const toastId = `${kind} ${text}`
  const content = <ToastText text={text} link={link} />
  if (toast.isActive(toastId)) {
    toast.update(toastId, { render: content, autoClose: TOAST_AUTO_CLOSE_MS })
  } else {
    toast[kind](content, { toastId, role: kind === 'error' ? 'alert' : 'status' })
  }
}

export const dismissToasts = () => toast.dismiss()
