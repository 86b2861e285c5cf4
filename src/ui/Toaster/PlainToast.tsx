import { useEffect, useState } from 'react'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './PlainToast.css.ts'
import { ToastText } from './ToastText.tsx'

export type PlainToastProps = Toast & { onClose: () => void }

/** Fallback for when the toast library cannot be loaded. */
export function PlainToast({ kind, onClose, ...content }: PlainToastProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, TOAST_AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [onClose, isHeld])
  return (
    <div
      className={styles.root}
      role={kind === 'error' ? 'alert' : 'status'}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastText {...content} />
    </div>
  )
}
