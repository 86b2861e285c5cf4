/** Runs in the page: rewrites its texts as a browser's translator does, those that come later too. */
export function translate() {
  const isSkipped = ({ parentElement: parent }: Text) =>
    !parent || parent.closest('[translate=no], script, style, noscript, textarea, svg, font')
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || isSkipped(text)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    const changed = records.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    )
    setTimeout(() => changed.filter((node) => node.isConnected).forEach(wrap), 30)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
