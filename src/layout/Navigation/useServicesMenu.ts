import { type FocusEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'
import { HOVER, MEDIUM } from '#styles/media.ts'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'

/** Time to cross a gap between item and panel before the panel closes. */
const LEAVE_GRACE_MS = 180

/**
 * State of the Services list: a disclosure for keyboard and touch; for a mouse on wide screens it
 * also opens on hover. A click pins what hovering opened.
 *
 * @param isMenuOpen whether the small-screen menu is: it takes the list with it
 */
export function useServicesMenu(isMenuOpen: boolean) {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed')
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<number>(undefined)
  const around = use(CurrentPath) + isMenuOpen
  const [known, setKnown] = useState(around)
  if (known !== around) {
    setKnown(around)
    setState('closed')
  }
  const open = state !== 'closed'

  useEffect(() => {
    // A pointer that came before this script.
    const isHovered = matchMedia(HOVER).matches && item.current?.matches(':hover')
    if (isHovered && wide()) setState('hovered')
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setState('closed')
      // Keep the small-screen menu open: Escape closes one layer at a time.
      event.preventDefault()
      if (item.current?.contains(document.activeElement)) {
        button.current?.focus({ preventScroll: true })
      }
    }
    const onPointerDown = (event: Event) => {
      if (wide() && event.target instanceof Node && !item.current?.contains(event.target)) {
        setState('closed')
      }
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const hovering = (event: PointerEvent) => event.pointerType === 'mouse' && wide()
  return {
    open,
    close: () => setState('closed'),
    buttonProps: {
      ref: button,
      onClick: () => setState((was) => (was === 'pinned' ? 'closed' : 'pinned')),
    },
    itemProps: {
      ref: item,
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(timer.current)
        if (hovering(event)) setState((was) => (was === 'closed' ? 'hovered' : was))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!hovering(event)) return
        // What was opened by a click or key meanwhile stays.
        const closeHovered = () => setState((was) => (was === 'hovered' ? 'closed' : was))
        timer.current = window.setTimeout(closeHovered, LEAVE_GRACE_MS)
      },
      onBlur: (event: FocusEvent) => {
        const left = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)
        if (left && wide()) setState('closed')
      },
    },
  }
}

const wide = () => matchMedia(MEDIUM).matches
