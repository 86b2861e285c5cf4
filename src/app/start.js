// Inline in each page: loads its modules late and repeats early clicks (docs/decisions/07-start.md).
const { path, modules } = document.currentScript.dataset
let address = location.pathname
try {
  address = decodeURIComponent(address)
} catch {
  // No page has an address with an invalid encoding.
}
address = address.replace(/\/+/g, '/').replace(/\/(index\.html)?$/, '') || '/'
// An archive or a preview has another path, which the router would not find.
if (!path || path === address) {
  // A host may serve the page at `/contact%2Dus` or `/contact-us/`; the scripts use its canonical path.
  if (path && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  // Until React listens, Back to an earlier page of this tab would only change the address.
  const { pathname } = location
  const loadPage = () => location.pathname !== pathname && location.reload()
  addEventListener('popstate', loadPage)
  addEventListener('hydrate', () => removeEventListener('popstate', loadPage))
  const [page, entry, ...chunks] = modules.split(' ')
  void new Promise((start) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
    // `load` waits for every picture and font.
    setTimeout(start, 8000)
  }).then(() => {
    for (const href of [entry, ...chunks]) {
      const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(preload)
    }
    // Without the page's own module, hydration would replace the page with an error.
    return import(page).then(() => import(entry))
  })
  const pressed = new Set()
  // A script may click on the document itself, which is not an element.
  const record = ({ target }) =>
    pressed.add(target.closest?.('button:not([popovertarget]), [role=button]'))
  addEventListener('click', record, true)
  addEventListener('hydrate', () => {
    removeEventListener('click', record, true)
    for (const button of pressed) button?.click()
  })
}
