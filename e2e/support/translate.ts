import type { Page } from '@playwright/test'

/** Does to a page what a browser's translator does: wraps its texts in elements, later ones too. */
export const translate = (page: Page) => page.evaluate(wrapTexts)

function wrapTexts() {
  const KEPT = '[translate=no], script, style, noscript, textarea, svg, font'
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(KEPT)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    setTimeout(() => changed.filter(({ isConnected }) => isConnected).forEach(wrap), 30)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
