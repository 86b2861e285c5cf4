import { type ComponentType, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { DOUBLE_CLICK_MS, isPlainClick } from '#lib/plainClick.ts'
import type { ProfileModalProps } from './ProfileModal.tsx'

/** How long the modal's code may take before the file itself is opened. */
const PATIENCE_MS = 3000

const isSeen = (element: Element | null) => Boolean(element?.getClientRects().length)

/**
 * Opens the company profile in its modal, whose code comes with the first click. While that is on
 * its way, and where it cannot be had, the link is one to the file.
 *
 * @param path of the address: another one closes the modal
 * @param openers of which the first that is seen gets the focus that a closing modal leaves behind
 */
export function useProfile(path: string, openers: readonly RefObject<HTMLElement | null>[]) {
  const [Modal, setModal] = useState<ComponentType<ProfileModalProps>>()
  const [open, setOpen] = useState(false)
  const [openPath, setOpenPath] = useState(path)
  if (openPath !== path) {
    setOpenPath(path)
    setOpen(false)
  }
  /** When the click was made that the code is on its way for. */
  const fetching = useRef<number>(undefined)

  const openProfile = (event: MouseEvent) => {
    // With a modifier the visitor wants the file itself, in a tab of its own.
    if (!isPlainClick(event)) return
    if (fetching.current !== undefined) {
      if (event.timeStamp - fetching.current < DOUBLE_CLICK_MS) event.preventDefault()
      return
    }
    event.preventDefault()
    if (Modal) return setOpen(true)
    fetching.current = event.timeStamp
    // Who has gone on to another page meanwhile is not taken away from it.
    const from = location.pathname
    const isHere = () => location.pathname === from
    const code = import('./ProfileModal.tsx')
    const silence = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS))
    Promise.race([code, silence]).then(
      ({ ProfileModal }) => {
        setModal(() => ProfileModal)
        if (isHere()) setOpen(true)
      },
      () => isHere() && location.assign(PROFILE_PDF),
    )
    const settled = () => (fetching.current = undefined)
    code.then(settled, settled)
  }

  const closeProfile = () => {
    setOpen(false)
    const focused = document.activeElement
    if (focused !== document.body && isSeen(focused)) return
    const opener = openers.find(({ current }) => isSeen(current))
    opener?.current?.focus({ preventScroll: true })
  }

  return { modal: Modal && { Modal, open, onClose: closeProfile }, openProfile }
}
