import { type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { isSavingData } from '#lib/browser.ts'
import { arrived, travelling } from './journey.css.ts'

/** The type of the view transition in which a pressed picture becomes the hero of the next page. */
export const JOURNEY = 'journey'

/** A picture whose page comes later than this stays where it is. */
const LATEST_START_MS = 500

let pressedAt = Number.NEGATIVE_INFINITY
let isUnderWay = false

/** For the link of a card: its picture travels if the next page comes at once. */
export function sendPicture({ currentTarget }: MouseEvent): void {
  for (const picture of document.querySelectorAll(`.${travelling}`)) {
    picture.classList.remove(travelling, arrived)
  }
  const picture = currentTarget.closest('li')?.querySelector('picture')?.parentElement
  if (!picture || isSavingData()) return
  picture.classList.add(travelling)
  pressedAt = Date.now()
}

/** Called once a navigation, just before the new page replaces the old one. @returns whether a picture travels */
export function startJourney(): boolean {
  isUnderWay = Date.now() - pressedAt < LATEST_START_MS
  pressedAt = Number.NEGATIVE_INFINITY
  return isUnderWay
}

/** For the hero's picture: it takes the place of the one that was pressed. */
export function useArrival(picture: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (isUnderWay) picture.current?.classList.add(travelling, arrived)
    isUnderWay = false
  }, [picture])
}
