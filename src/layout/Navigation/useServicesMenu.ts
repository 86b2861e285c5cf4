import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { matchesMedia } from '#lib/browser.ts'
import { HOVER, MEDIUM } from '#styles/breakpoints.ts'
import { useCurrentPath } from '#ui/PageLink/currentPath.ts'

/** Time for the pointer to cross the gap between item and panel. */
const HOVER_CLOSE_DELAY_MS = 180

/** A disclosure that also opens when a mouse hovers over it on wide screens. A click pins it open. */
export function useServicesMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed')
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeTimer = useRef<number>(undefined)
  const path = useCurrentPath()
  const [lastPath, setLastPath] = useState(path)
  if (lastPath !== path) {
    setLastPath(path)
    setState('closed')
  }
  const isOpen = state !== 'closed'

  useEffect(() => {
    const menu = item.current?.closest('[popover]')
    const close = () => setState('closed')
    // `toggle` fires too late: by then, the next key may have opened the list.
    menu?.addEventListener('beforetoggle', close)
    return () => menu?.removeEventListener('beforetoggle', close)
  }, [])

  useEffect(() => {
    // The pointer may have entered before hydration.
    const isHovered = matchesMedia(HOVER) && item.current?.matches(':hover')
    if (isHovered && isWide()) setState('hovered')
    return () => clearTimeout(closeTimer.current)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setState('closed')
      // Escape closes one layer at a time: the small-screen menu stays open.
      event.preventDefault()
      if (item.current?.contains(document.activeElement)) {
        button.current?.focus({ preventScroll: true })
      }
    }
    const onPointerDown = (event: Event) => {
      if (isWide() && event.target instanceof Node && !item.current?.contains(event.target)) {
        setState('closed')
      }
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen])

  const canOpenOnHover = (event: PointerEvent) => event.pointerType === 'mouse' && isWide()
  return {
    isOpen,
    close: () => setState('closed'),
    buttonProps: {
      ref: button,
      onClick: () => setState((previous) => (previous === 'pinned' ? 'closed' : 'pinned')),
    },
    itemProps: {
      ref: item,
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(closeTimer.current)
        if (canOpenOnHover(event))
          setState((previous) => (previous === 'closed' ? 'hovered' : previous))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!canOpenOnHover(event)) return
        const closeHovered = () =>
          setState((previous) => (previous === 'hovered' ? 'closed' : previous))
        closeTimer.current = window.setTimeout(closeHovered, HOVER_CLOSE_DELAY_MS)
      },
      onBlur: (event: FocusEvent) => {
        const hasLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
        if (hasLeft && isWide()) setState('closed')
      },
    },
  }
}

const isWide = () => matchesMedia(MEDIUM)
