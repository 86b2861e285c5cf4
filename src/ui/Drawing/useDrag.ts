import { type PointerEvent, useState } from 'react'

/** Shares of a drawing's width and height: 0 to 1, or beyond its edges. */
export type Point = { x: number; y: number }

/**
 * Lets a mouse, a pen or a finger drag a part of a drawing. The drawing's own field stays the accessible
 * way to enter the same figure.
 *
 * @param scale what the drawing is drawn to; while the part is held, the scale of the moment of the grab
 * @param onMove called with the new place of the part's centre
 */
export function useDrag<Scale>(scale: Scale, onMove: (point: Point, scale: Scale) => void) {
  const [held, setHeld] = useState<{ scale: Scale; grip: Point }>()
  const handle = {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      // The part does not jump to the pointer.
      const grip = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      setHeld({ scale, grip })
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const drawing = event.currentTarget.closest('[role="img"]')
      if (!held || !drawing) return
      const { left, top, width, height } = drawing.getBoundingClientRect()
      const x = (event.clientX - held.grip.x - left) / width
      const y = (event.clientY - held.grip.y - top) / height
      onMove({ x, y }, held.scale)
    },
    // Also after the browser has taken the pointer for scrolling.
    onLostPointerCapture: () => setHeld(undefined),
  }
  return { scale: held ? held.scale : scale, handle }
}

/**
 * For a part that is dragged in all directions: Chromium does not heed `touch-action` within SVG.
 *
 * @returns a cleanup function
 */
export function preventTouchScroll(element: SVGElement | null) {
  const prevent = (event: Event) => event.preventDefault()
  element?.addEventListener('touchstart', prevent, { passive: false })
  return () => element?.removeEventListener('touchstart', prevent)
}
