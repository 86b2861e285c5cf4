import { type ComponentType, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { connectToaster, type Toast } from './notify.ts'
import { PlainToast } from './PlainToast.tsx'

/** Waits: behind a modal dialog a toast is neither visible nor announced, and its time runs out. */
async function dialogClosed() {
  for (let dialog = openDialog(); dialog; dialog = openDialog()) {
    const closing = dialog
    await new Promise((done) => closing.addEventListener('close', done, { once: true }))
  }
}
const openDialog = () => document.querySelector('dialog[open]')

/** Renders the page's toasts. Loads the library with the first one. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [plain, setPlain] = useState<Toast>()
  const dismiss = useRef<() => void>(undefined)
  const path = use(CurrentPath)

  useEffect(() => {
    const show = async (message: Toast, { signal }: AbortController) => {
      // Offline, or after a deployment, the library may be missing.
      const library = await import('./toasts.tsx').catch(() => undefined)
      await dialogClosed()
      if (signal.aborted) return
      const isHere = message.link?.href === location.pathname
      const toast = isHere ? { ...message, link: undefined } : message
      if (library) {
        dismiss.current = library.dismissToasts
        // Mount the container first: the library loses toasts that are added while it mounts.
        flushSync(() => setToasts(() => library.Toasts))
        signal.addEventListener('abort', library.showToast(toast))
      } else {
        setPlain(toast)
        signal.addEventListener('abort', () => setPlain((now) => (now === toast ? undefined : now)))
      }
    }
    connectToaster((message) => {
      const controller = new AbortController()
      void show(message, controller)
      return () => controller.abort()
    })
    return () => connectToaster(undefined)
  }, [])

  // Navigation closes the toasts of the page that was left.
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
