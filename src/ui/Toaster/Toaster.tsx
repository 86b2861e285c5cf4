import { type ComponentType, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { connectToaster, type Toast } from './notify.ts'
import { PlainToast } from './PlainToast.tsx'

/** Behind a modal dialog a toast is neither seen nor heard, and its time runs out. */
async function dialogClosed() {
  for (let dialog = openDialog(); dialog; dialog = openDialog()) {
    const closing = dialog
    await new Promise((done) => closing.addEventListener('close', done, { once: true }))
  }
}
const openDialog = () => document.querySelector('dialog[open]')

/** The page's one place for toasts. Fetches the library with the first toast. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [plain, setPlain] = useState<Toast>()
  const dismiss = useRef<() => void>(undefined)
  const path = use(CurrentPath)

  useEffect(() => {
    const show = async (message: Toast) => {
      await dialogClosed()
      const isHere = message.link?.href === location.pathname
      const toast = isHere ? { ...message, link: undefined } : message
      try {
        const module = await import('./toasts.tsx')
        dismiss.current = module.dismissToasts
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

  // What was said on a page stays behind with it.
  const shownOn = useRef(path)
  useEffect(() => {
    if (path === shownOn.current) return
    shownOn.current = path
    dismiss.current?.()
    setPlain(undefined)
  }, [path])

  return (
    <>
      {Toasts && <Toasts />}
      {plain && <PlainToast key={plain.text} {...plain} onClose={() => setPlain(undefined)} />}
    </>
  )
}
