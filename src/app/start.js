// Inline in each page: loads its modules late and repeats early clicks (docs/decisions/07-start.md).
const { path, modules } = document.currentScript.dataset
let address = location.pathname
try {
  address = decodeURI(address)
} catch {
  // An address with an invalid encoding is that of no page.
}
address = address.replace(/\/(index\.html)?$/, '') || '/'
// In an archive or a preview the page has another path, where the router would not find it.
if (!path || path === address) {
  // A host may answer `/contact%2Dus` and `/contact-us/` with the page: all code reads its own path.
  if (path && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  const [page, entry, ...chunks] = modules.split(' ')
  void new Promise((start) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  }).then(() => {
    for (const href of [entry, ...chunks]) {
      const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(preload)
    }
    // Without the page's own module the entry would replace the page by an error.
    return import(page).then(() => import(entry))
  })
  const pressed = new Set()
  // A script may click on the document itself, which is no element.
  const record = ({ target }) =>
    pressed.add(target.closest?.('button:not([popovertarget]), [role=button]'))
  addEventListener('click', record, true)
  addEventListener('hydrate', () => {
    removeEventListener('click', record, true)
    for (const button of pressed) button?.click()
  })
}
