import { type PointerEvent, useEffect, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '#lib/browser.ts'

/** Shares of a drawing's width and height: 0 to 1, or beyond its edges. */
type Point = { x: number; y: number }

const TOUCH_SLOP_PX = 8

const SETTLE_MS = 420

type NumberRecord = Readonly<Record<string, number>>

type Held<Scale> = {
  pointerId: number
  scale: Scale
  start: Point
  /** The offset of the pointer from the part's centre, so that the part does not jump to the pointer. */
  grip: Point
  isMoved: boolean
  onCancel: () => void
}

export type DragOptions<Scale> = {
  /**
   * The drawing's scale while nothing is dragged. A drag keeps the scale at which it began; after the
   * release, the drawing moves to this one.
   */
  scale: Scale
  isKept?: (scale: Scale) => boolean
  /** With the horizontal axis, vertical swipes still scroll the page. */
  axis: 'horizontal' | 'both'
  /** Called with the new position of the part's centre. */
  onMove: (point: Point, scale: Scale) => void
  /** Called to undo the drag: the browser has started to scroll, or a second finger has made it a pinch. */
  onCancel: () => void
}

/**
 * Lets a mouse, a pen or a finger drag a part of a drawing. The drawing's own field stays the accessible
 * way to enter the same figure.
 */
export function useDrag<Scale extends NumberRecord>(options: DragOptions<Scale>) {
  const { scale, axis, isKept, onMove, onCancel } = options
  const [held, setHeld] = useState<Held<Scale>>()
  const [released, setReleased] = useState<Scale>()
  const settled = useProgress(released)
  const shown = held
    ? held.scale
    : !released
      ? scale
      : isKept?.(released)
        ? released
        : interpolate(released, scale, settled)
  const release = () => {
    if (!held) return
    // A copy, because only a new object starts a movement.
    setReleased({ ...held.scale })
    setHeld(undefined)
  }

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
      setHeld({ pointerId: event.pointerId, scale: shown, start, grip, isMoved, onCancel })
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
  return { scale: shown, handle }
}

/** @returns progress from 0 to 1, easing out, from the render in which `start` changes; 1 without motion */
function useProgress(start: object | undefined): number {
  const [state, setState] = useState({ start, progress: 1 })
  useLayoutEffect(() => {
    if (!start) return
    const durationMs = prefersReducedMotion() ? 0 : SETTLE_MS
    const startedAt = performance.now()
    let frame = 0
    const step = () => {
      const elapsedMs = performance.now() - startedAt
      const progress = elapsedMs < durationMs ? elapsedMs / durationMs : 1
      setState({ start, progress })
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    step()
    return () => cancelAnimationFrame(frame)
  }, [start])
  return state.start === start ? 1 - (1 - state.progress) ** 5 : 0
}

const interpolate = <Scale extends NumberRecord>(from: Scale, to: Scale, share: number) =>
  Object.fromEntries(
    Object.entries(to).map(([name, end]) => {
      const start = from[name] ?? end
      return [name, start + (end - start) * share]
    }),
  ) as Scale

/** Captures the pointer, so that it can leave the part. A synthetic pointer cannot be captured. */
function capturePointer(element: Element, pointerId: number) {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // Without capture, the drag lasts as long as the pointer stays on the part.
  }
}
