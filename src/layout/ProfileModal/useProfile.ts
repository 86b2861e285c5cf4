import { type ComponentType, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { DOUBLE_CLICK_MS, isPlainClick } from '#lib/plainClick.ts'
import type { ProfileModalProps } from './ProfileModal.tsx'

/** If the modal's code takes longer, the browser opens the PDF instead. */
const MODAL_CODE_TIMEOUT_MS = 3000

const isVisible = (element: Element | null) => Boolean(element?.getClientRects().length)

/**
 * The modal's code loads on the first click. If loading fails, the link opens the PDF.
 *
 * @param openers elements that may have opened the modal; the first visible one gets the focus back
 */
export function useProfile(path: string, openers: readonly RefObject<HTMLElement | null>[]) {
  const [Modal, setModal] = useState<ComponentType<ProfileModalProps>>()
  const [isOpen, setOpen] = useState(false)
  const [modalPath, setOpenPath] = useState(path)
  if (modalPath !== path) {
    setOpenPath(path)
    setOpen(false)
  }
  const clickedAt = useRef<number>(undefined)

  const openProfile = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    if (clickedAt.current !== undefined) {
      if (event.timeStamp - clickedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
      return
    }
    event.preventDefault()
    if (Modal) return setOpen(true)
    clickedAt.current = event.timeStamp
    // The visitor may have gone to another page while the code was loading.
    const initialPathname = location.pathname
    const isSamePage = () => location.pathname === initialPathname
    const code = import('./ProfileModal.tsx')
    const timeout = new Promise<never>((_, fail) => setTimeout(fail, MODAL_CODE_TIMEOUT_MS))
    Promise.race([code, timeout]).then(
      ({ ProfileModal }) => {
        setModal(() => ProfileModal)
        if (isSamePage()) setOpen(true)
      },
      () => isSamePage() && location.assign(PROFILE_PDF),
    )
    const onSettled = () => (clickedAt.current = undefined)
    code.then(onSettled, onSettled)
  }

  const closeProfile = () => {
    setOpen(false)
    const focused = document.activeElement
    if (focused !== document.body && isVisible(focused)) return
    const opener = openers.find(({ current }) => isVisible(current))
    opener?.current?.focus({ preventScroll: true })
  }

  return { modal: Modal && { Modal, open: isOpen, onClose: closeProfile }, openProfile }
}
