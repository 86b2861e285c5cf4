import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './Toaster.css.ts'

const slide = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false })

export function Toasts() {
  return (
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
  )
}

export function showToast({ kind, text }: Toast) {
  const role = kind === 'error' ? 'alert' : 'status'
  toast[kind](text, { role })
}
