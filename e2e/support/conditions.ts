import type { Page } from '@playwright/test'

export const SCRIPTS = '**/assets/*.js'

/** Holds the answers of an address. @returns a function that releases them */
export async function holdBack(page: Page, address: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/**
 * Waits for the answer to a request. Everything that the page requested before has been reported by then.
 */
export const afterRequests = (page: Page) =>
  page.evaluate(async () => void (await fetch('/robots.txt')))

/**
 * Makes films play in H.264. Debian's Chromium decodes AV1 with dav1d 1.0, whose threads can
 * deadlock: one page in twenty then stops painting.
 */
export const withoutAv1 = (page: Page) =>
  page.route('**/*av1*.mp4', (route) => route.fulfill({ status: 204 }))

/** Runs in the page: storage and broadcast channels throw, as in Firefox with all cookies blocked. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
  window.BroadcastChannel = function refuse() {
    throw new DOMException('The operation is insecure', 'SecurityError')
  } as unknown as typeof BroadcastChannel
}

/** Runs in the page: rewrites its texts like a browser's translator, also texts that are added later. */
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
