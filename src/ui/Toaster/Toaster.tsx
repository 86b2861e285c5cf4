import { type ComponentType, use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { connectToaster, type Toast } from './notify.ts'
import { PlainToast } from './PlainToast.tsx'

/** A toast behind a modal dialog is neither visible nor announced. */
async function waitForDialogToClose() {
  for (let dialog = findOpenDialog(); dialog; dialog = findOpenDialog()) {
    const closing = dialog
    await new Promise((resolve) => closing.addEventListener('close', resolve, { once: true }))
  }
}
const findOpenDialog = () => document.querySelector('dialog[open]')

/** Renders toasts. The toast library loads with the first one. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const [fallback, setFallback] = useState<Toast>()
  const dismiss = useRef<() => void>(undefined)
  const path = use(CurrentPath)

  useEffect(() => {
    const show = async (message: Toast, { signal }: AbortController) => {
      // The library may be unavailable offline or after a deployment.
      const library = await import('./toasts.tsx').catch(() => undefined)
      await waitForDialogToClose()
      if (signal.aborted) return
      const isOnTargetPage = message.link?.href === location.pathname
      const toast = isOnTargetPage ? { ...message, link: undefined } : message
      if (library) {
        dismiss.current = library.dismissToasts
        // The container is mounted first: the library loses toasts that are added while it mounts.
        flushSync(() => setToasts(() => library.Toasts))
        signal.addEventListener('abort', library.showToast(toast))
      } else {
        setFallback(toast)
        signal.addEventListener('abort', () =>
          setFallback((current) => (current === toast ? undefined : current)),
        )
      }
    }
    connectToaster((message) => {
      const controller = new AbortController()
      void show(message, controller)
      return () => controller.abort()
    })
    return () => connectToaster(undefined)
  }, [])

  // A navigation closes the toasts of the previous page.
  const previousPath = useRef(path)
  useEffect(() => {
    if (path === previousPath.current) return
    previousPath.current = path
    dismiss.current?.()
    setFallback(undefined)
  }, [path])

  return (
    <>
      {Toasts && <Toasts />}
      {fallback && (
        <PlainToast key={fallback.text} {...fallback} onClose={() => setFallback(undefined)} />
      )}
    </>
  )
}
