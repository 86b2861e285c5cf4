// Inline in each page: loads its modules late and repeats early clicks (docs/decisions/07-start.md).
const { path, modules } = document.currentScript.dataset
// In an archive or a preview the page has another path, where the router would not find it.
if (!path || path === (location.pathname.replace(/\/(index\.html)?$/, '') || '/')) {
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
  const record = ({ target }) =>
    pressed.add(target.closest('button:not([popovertarget]), [role=button]'))
  addEventListener('click', record, true)
  addEventListener('hydrate', () => {
    removeEventListener('click', record, true)
    for (const button of pressed) button?.click()
  })
}
