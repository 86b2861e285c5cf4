// Inline in each page: loads the scripts after the first paint, or on the first input, and repeats clicks
// on buttons that came too early. See docs/decisions/07-start.md.
{
  const [page, entry, ...chunks] = document.currentScript.dataset.modules.split(' ')
  const preload = (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  void new Promise((start) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  }).then(() => {
    for (const module of [entry, ...chunks]) preload(module)
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
