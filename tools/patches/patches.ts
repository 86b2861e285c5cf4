import { patch } from './patch.ts'

const LINK_STUB = `const none = () => {
  throw new Error('Links are ui/PageLink')
}
export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }
`

const SCROLL_STUB = `export const setupScrollRestoration = () => {}
export const defaultGetScrollRestorationKey = () => ''
export const getElementScrollRestorationEntry = () => undefined
export const storageKey = ''
`

/** The packages that are changed: where code runs unbundled, they have to pass through Vite. */
export const PATCHED =
  /[\\/](?:@tanstack[\\/](?:react-form|form-core|react-router|router-core)|react-phone-input-2)[\\/]/

/** What is changed in libraries, each with what it is for. */
export const patches = () => [
  // It evaluates a string to find the global object, which the security policy forbids.
  patch({
    name: 'phone-input-without-eval',
    module: /react-phone-input-2[\\/]lib[\\/]lib\.js/,
    rewrite: (code) => code.replaceAll('Function("return this")()', 'globalThis'),
  }),
  // What Vite wraps around each dynamic import brings stylesheets and chunks of chunks; no option
  // leaves it out. The site has one stylesheet, and links preload pages on intent. 0.7 kB of gzip a
  // page, without which four pages are over their budget.
  patch({
    name: 'plain-imports',
    module: /^\0?vite\/preload-helper(?:\.js)?$/,
    rewrite: () => 'export const __vitePreload = (load) => load()',
  }),
  // No link of the site is the router's (`ui/PageLink`), but each route object has one. The linter
  // forbids its import. 1.8 kB of gzip a page.
  patch({
    name: 'plain-links',
    module: /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    rewrite: () => LINK_STUB,
  }),
  // The router's own error view, in inline styles, is for sites without one. Ours is
  // `layout/LoadAnew`. 0.3 kB, for the same reason.
  patch({
    name: 'without-error-view',
    module: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js/,
    rewrite: (code) =>
      code.replace(
        'function ErrorComponent({ error }) {',
        'function ErrorComponent() {}\nfunction Unused({ error }) {',
      ),
  }),
  // The router scrolls on its first render, where nothing is to be restored too, and throws the
  // reader to the top at hydration. All scrolling is `layout/Document`'s. 0.9 kB.
  patch({
    name: 'without-scroll-restoration',
    module: /[\\/]@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/,
    rewrite: () => SCROLL_STUB,
  }),
  // The form tells developer tools of every change, and looks for them in the first five seconds:
  // the visitor's words on the window.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
]
