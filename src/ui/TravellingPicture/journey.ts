import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { isSavingData } from '#lib/browser.ts'
import { arrived, travelling } from './journey.css.ts'

/** The type of the view transition in which a pressed picture becomes the hero of the next page. */
export const JOURNEY = 'journey'

/** If the next page takes longer than this, the picture does not travel. */
const LATEST_START_MS = 500

let pressedAt = Number.NEGATIVE_INFINITY
let isUnderWay = false

/** For the link of a card: its picture travels if the next page is ready in time. */
export function sendPicture({ currentTarget }: MouseEvent): void {
  for (const picture of document.querySelectorAll(`.${travelling}`)) {
    picture.classList.remove(travelling, arrived)
  }
  const picture = currentTarget.closest('li')?.querySelector('picture')?.parentElement
  if (!picture || isSavingData()) return
  picture.classList.add(travelling)
  pressedAt = Date.now()
}

/**
 * Call it once for each navigation, just before the new page replaces the old one.
 * @returns whether a picture travels
 */
export function startJourney(): boolean {
  isUnderWay = Date.now() - pressedAt < LATEST_START_MS
  pressedAt = Number.NEGATIVE_INFINITY
  return isUnderWay
}

/** For the hero's picture, to which the pressed picture travels. */
export function useArrival(picture: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isUnderWay) picture.current?.classList.add(travelling, arrived)
    isUnderWay = false
  }, [picture])
}
