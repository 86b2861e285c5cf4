// Inline in each page: loads its modules after the first paint, or at the first input, and repeats clicks
// on buttons that came before hydration. See docs/decisions/07-start.md.
{
  const { path, modules } = document.currentScript.dataset
  const [page, entry, ...chunks] = modules.split(' ')
  const pressed = new Set()
  const record = ({ target }) =>
    pressed.add(target.closest('button:not([popovertarget]), [role=button]'))
  // In an archive or a preview the page has another path, where the router would not find it.
  if (!path || path === (location.pathname.replace(/\/(index\.html)?$/, '') || '/')) {
    void new Promise((start) => {
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
      addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
    }).then(() => {
      const preload = (href) => ({ rel: 'modulepreload', href })
      for (const module of [entry, ...chunks])
        document.head.append(Object.assign(document.createElement('link'), preload(module)))
      // Without the page's own module the entry would replace the page by an error.
      return import(page).then(() => import(entry))
    })
    addEventListener('click', record, true)
    addEventListener('hydrate', () => {
      removeEventListener('click', record, true)
      for (const button of pressed) button?.click()
    })
  }
}
