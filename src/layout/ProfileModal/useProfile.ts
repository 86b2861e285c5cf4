import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { PROFILE_PDF } from '#lib/paths.ts'
import { isPlainClick } from '#lib/browser.ts'
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
  /** While late code is still loading, the link opens the PDF at once. */
  const isLate = useRef(false)

  useEffect(() => {
    if (!isOpen || Modal) return
    const openPdf = () => {
      setOpen(false)
      location.assign(PROFILE_PDF)
    }
    const timer = setTimeout(() => {
      isLate.current = true
      openPdf()
    }, MODAL_CODE_TIMEOUT_MS)
    let isWaiting = true
    import('./ProfileModal.tsx').then(
      ({ ProfileModal }) => setModal(() => ProfileModal),
      () => {
        isLate.current = false
        if (isWaiting) openPdf()
      },
    )
    return () => {
      isWaiting = false
      clearTimeout(timer)
    }
  }, [isOpen, Modal])

  const openProfile = (event: MouseEvent) => {
    if (!isPlainClick(event) || (isLate.current && !Modal)) return
    event.preventDefault()
    setOpen(true)
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
