import type { Page } from '@playwright/test'

/**
 * @returns texts that overlap, and controls that overlap or touch
 */
export async function findDisorder(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  return await page.evaluate(findInPage)
}

/** Runs in the page. */
function findInPage(): string[] {
  const [TOLERANCE_PX, LEAST_GAP_PX] = [2, 1]
  /**
   * Controls without a border extend over the padding of others, so that they are large enough for a finger.
   */
  const SHARED_PX = 10
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[aria-hidden="true"]:not(svg, svg *, video)')) return false
    for (let up: Element | null = element; up; up = up.parentElement) {
      // Visually hidden, or scrolled out of its box.
      if (getComputedStyle(up).clipPath !== 'none') return false
      if (up.matches('.splide__track, [role="listbox"]')) return false
    }
    return true
  }
  /** Whether a box scrolls or clips its content at that point. */
  function isCut(element: Element, rect: DOMRect): boolean {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue
      const { left, right, top, bottom } = up.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) return true
    }
    return false
  }
  const nameOf = (element: Element, text = element.textContent) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? text ?? '').trim().slice(0, 30)}”`

  type Box = { element: Element; name: string; rect: DOMRect; hasEdge?: boolean }

  function listLines(): Box[] {
    const lines: Box[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || element.closest('script, style, noscript'))
        continue
      if (!isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const name = nameOf(element, node.nodeValue)
      for (const rect of range.getClientRects()) {
        if (!isCut(element, rect)) lines.push({ element, name, rect })
      }
    }
    return lines
  }

  function listControls(): Box[] {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]'
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element))
      .flatMap((element) =>
        [...element.getClientRects()].map((rect) => ({
          element,
          name: nameOf(element),
          rect,
          hasEdge: hasEdge(element),
        })),
      )
      .filter(({ element, rect }) => Math.min(rect.width, rect.height) > 1 && !isCut(element, rect))
  }

  /** @returns by how many pixels two boxes overlap; negative for a gap */
  const overlap = (a: DOMRect, b: DOMRect) => ({
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })

  function findPairs(boxes: Box[], isWrong: (a: Box, b: Box) => boolean, what: string): string[] {
    const sorted = boxes.toSorted((a, b) => a.rect.top - b.rect.top)
    const found = new Set<string>()
    for (const [index, a] of sorted.entries()) {
      for (const b of sorted.slice(index + 1)) {
        if (b.rect.top > a.rect.bottom + LEAST_GAP_PX) break
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue
        if (isWrong(a, b)) found.add(`${what}: ${a.name} and ${b.name}`)
      }
    }
    return [...found]
  }
  // Line boxes may overlap a little while their letters do not.
  const isOver = (a: Box, b: Box) => {
    const { across, down } = overlap(a.rect, b.rect)
    return across > TOLERANCE_PX && down > Math.min(a.rect.height, b.rect.height) / 3
  }
  /** Whether the box of a control is visible. Other boxes are larger than their words, for fingers. */
  function hasEdge(element: Element): boolean {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
    const isClear = (colour: string) => /^transparent$|, 0\)$/.test(colour)
    return (borderTopWidth !== '0px' && !isClear(borderTopColor)) || !isClear(backgroundColor)
  }
  const isTouching = (a: Box, b: Box) => {
    const { across, down } = overlap(a.rect, b.rect)
    if (!a.hasEdge || !b.hasEdge) return across > SHARED_PX && down > SHARED_PX
    return across > -LEAST_GAP_PX && down > -LEAST_GAP_PX
  }
  return [
    ...findPairs(listLines(), isOver, 'text over text'),
    ...findPairs(listControls(), isTouching, 'controls touch'),
  ]
}
