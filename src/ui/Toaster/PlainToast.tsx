import { useEffect } from 'react'
import { TOAST_AUTO_CLOSE_MS, type Toast } from './notify.ts'
import * as styles from './PlainToast.css.ts'

export type PlainToastProps = Toast & { onClose: () => void }

/** Stands in where the toast library could not be loaded. */
export function PlainToast({ kind, text, onClose }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div className={styles.root} role={kind === 'error' ? 'alert' : 'status'}>
      {text}
    </div>
  )
}
