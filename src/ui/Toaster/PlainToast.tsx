import { useEffect, useState } from 'react'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './PlainToast.css.ts'
import { ToastText } from './ToastText.tsx'

export type PlainToastProps = Toast & { onClose: () => void }

/** Fallback if the toast library fails to load. Focus inside pauses its timeout. */
export function PlainToast({ kind, onClose, ...content }: PlainToastProps) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onClose, TOAST_AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [onClose, isPaused])
  return (
    <div
      className={styles.root}
      role={kind === 'error' ? 'alert' : 'status'}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ToastText {...content} />
    </div>
  )
}
