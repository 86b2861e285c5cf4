import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { isSavingData } from '#lib/browser.ts'
import { arrived, travelling } from './journey.css.ts'

/** The type of the view transition in which a pressed part of a page becomes a part of the next page. */
export const JOURNEY = 'journey'

/** A picture becomes the next page's hero, a drawing the tool that it previews. */
type Traveller = 'picture' | 'drawing'

const LATEST_START_MS = 500

let pressed: { traveller: Traveller; at: number } | undefined
let underWay: Traveller | undefined

export function markPicture({ currentTarget }: MouseEvent): void {
  markTraveller('picture', currentTarget.closest('li')?.querySelector('picture')?.parentElement)
}

/** Marks a pressed part of the page. It travels if the next page is ready in time. */
export function markTraveller(traveller: Traveller, part: Element | null | undefined): void {
  for (const other of document.querySelectorAll(`.${travelling}`)) {
    other.classList.remove(travelling, arrived)
  }
  if (!part || isSavingData()) return
  part.classList.add(travelling)
  pressed = { traveller, at: Date.now() }
}

/**
 * Call it once for each navigation, just before the new page replaces the old one.
 * @returns whether anything travels
 */
export function startJourney(): boolean {
  const isInTime = pressed && Date.now() - pressed.at < LATEST_START_MS
  underWay = isInTime ? pressed?.traveller : undefined
  pressed = undefined
  return underWay !== undefined
}

/** Makes the pressed part of the last page, such as the picture of a card, travel to `part`. */
export function useArrival(traveller: Traveller, part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (underWay !== traveller) return
    part.current?.classList.add(travelling, arrived)
    underWay = undefined
  }, [traveller, part])
}
