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
const isOwnAddress = !path || path === address
// A host may serve the page at `/contact%2Dus` or `//contact-us`; the scripts use its canonical path.
if (isOwnAddress && path && path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash)
}
// Until React listens, Back to an earlier page of this tab would only change the address.
const { pathname } = location
const loadPage = () => location.pathname !== pathname && location.reload()
addEventListener('popstate', loadPage)
// `reloadWithoutScripts` notes the modules of a page that has failed.
if (isOwnAddress && history.state?.failed !== modules) {
  const setStatic = (isStatic) => document.documentElement.toggleAttribute('data-static', isStatic)
  setStatic(false)
  const [page, entry, ...chunks] = modules.split(' ')
  let limit
  void new Promise((start) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
    // `load` waits for every picture and font.
    setTimeout(start, 8000)
  })
    .then(() => {
      limit = setTimeout(setStatic, 30_000, true)
      for (const href of [entry, ...chunks]) {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
      }
      // Without the page's own module, hydration would replace the page with an error.
      return import(page).then(() => import(entry))
    })
    .catch((error) => {
      setStatic(true)
      throw error
    })
  const pressed = new Set()
  // A script may click on the document itself, which is not an element.
  const record = ({ target }) =>
    pressed.add(target.closest?.('button:not([popovertarget]), [role=button]'))
  addEventListener('click', record, true)
  addEventListener('hydrate', () => {
    clearTimeout(limit)
    removeEventListener('popstate', loadPage)
    removeEventListener('click', record, true)
    for (const button of pressed) button?.click()
  })
}
