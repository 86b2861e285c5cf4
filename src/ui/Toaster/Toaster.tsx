import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { connectToaster, type Toast } from './notify.ts'
import { PlainToast } from './PlainToast.tsx'

/** The page's one place for toasts. Fetches the library with the first toast. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [plain, setPlain] = useState<Toast>()

  useEffect(() => {
    const show = async (toast: Toast) => {
      try {
        const module = await import('./toasts.tsx')
        // There before the toast is: while it mounts, the library forgets what waits.
        flushSync(() => setToasts(() => module.Toasts))
        module.showToast(toast)
      } catch {
        // Offline, or a new deployment: the words matter more than their frame.
        setPlain(toast)
      }
    }
    connectToaster((toast) => void show(toast))
    return () => connectToaster(undefined)
  }, [])

  return (
    <>
      {Toasts && <Toasts />}
      {plain && <PlainToast {...plain} onClose={() => setPlain(undefined)} />}
    </>
  )
}
