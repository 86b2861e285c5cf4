import type { Locator } from '@playwright/test'

/**
 * The handle in a tool's drawing. It has no accessible name: the field beside it is the accessible
 * way.
 */
export const handleOf = (part: Locator) => part.locator('[data-handle]')

/** @returns the middle of an element, and the width of the drawing around it, in pixels */
export async function locateHandle(handle: Locator) {
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return await handle.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const drawing = element.closest('[role="img"]')?.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, width: drawing?.width ?? 0 }
  })
}

/** Drags by shares of the drawing's width. */
export async function dragWithMouse(handle: Locator, across: number) {
  const { x, y, width } = await locateHandle(handle)
  const { mouse } = handle.page()
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + across * width, y, { steps: 5 })
  await mouse.up()
}
