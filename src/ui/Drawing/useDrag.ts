import { type PointerEvent, useEffect, useState } from 'react'

/** Shares of a drawing's width and height: 0 to 1, or beyond its edges. */
type Point = { x: number; y: number }

/** A finger that moves less may be a tap, or the beginning of a scroll. */
const TOUCH_SLOP_PX = 8

type Held<Scale> = {
  pointerId: number
  scale: Scale
  start: Point
  /** From the centre of the part to the pointer, so that the part does not jump to it. */
  grip: Point
  /** Whether the part has moved. */
  isMoved: boolean
  onCancel: () => void
}

export type DragOptions<Scale> = {
  /** What the drawing is drawn to. While the part is held, the scale of the moment of the grab. */
  scale: Scale
  /** Along the horizontal axis, swipes up and down still scroll the page. */
  axis: 'horizontal' | 'both'
  /** Called with the new place of the part's centre. */
  onMove: (point: Point, scale: Scale) => void
  /**
   * Called to restore what the drawing showed at the grab: the browser has taken the gesture, as for
   * scrolling, or a second finger has made it a pinch.
   */
  onCancel: () => void
}

/**
 * Lets a mouse, a pen or a finger drag a part of a drawing. The drawing's own field stays the accessible
 * way to enter the same figure.
 */
export function useDrag<Scale>({ scale, axis, onMove, onCancel }: DragOptions<Scale>) {
  const [held, setHeld] = useState<Held<Scale>>()
  const release = () => setHeld(undefined)

  useEffect(() => {
    if (!held) return
    const cancel = ({ type, pointerId }: globalThis.PointerEvent) => {
      const isPinch = type === 'pointerdown' && pointerId !== held.pointerId
      const isTaken = type === 'pointercancel' && pointerId === held.pointerId
      if (!isPinch && !isTaken) return
      if (held.isMoved) held.onCancel()
      setHeld(undefined)
    }
    addEventListener('pointerdown', cancel)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointerdown', cancel)
      removeEventListener('pointercancel', cancel)
    }
  }, [held])

  const handle = {
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      capturePointer(event.currentTarget, event.pointerId)
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      const start = { x: event.clientX, y: event.clientY }
      const grip = { x: start.x - left - width / 2, y: start.y - top - height / 2 }
      const isMoved = event.pointerType === 'mouse'
      setHeld({ pointerId: event.pointerId, scale, start, grip, isMoved, onCancel })
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const drawing = event.currentTarget.closest('[role="img"]')
      if (!held || !drawing) return
      if (!held.isMoved) {
        const across = Math.abs(event.clientX - held.start.x)
        const down = Math.abs(event.clientY - held.start.y)
        if (Math.hypot(across, down) < TOUCH_SLOP_PX) return
        if (axis === 'horizontal' && down >= across) return release()
        setHeld({ ...held, isMoved: true })
      }
      const { left, top, width, height } = drawing.getBoundingClientRect()
      const x = (event.clientX - held.grip.x - left) / width
      const y = (event.clientY - held.grip.y - top) / height
      onMove({ x, y }, held.scale)
    },
    onPointerUp: release,
    onLostPointerCapture: release,
  }
  return { scale: held ? held.scale : scale, handle }
}

/** Follows the pointer beyond the part. A pointer that a program has made up cannot be captured. */
function capturePointer(element: Element, pointerId: number) {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // The part is dragged as long as the pointer stays on it.
  }
}
