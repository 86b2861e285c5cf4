import { patch } from './patch.ts'

const LINK_STUB = `const none = () => {
  throw new Error('Links are ui/PageLink')
}
export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }
`

/** What the build changes in libraries, each with what it is for. Sizes are of gzip a page. */
export const patches = () => [
  // It evaluates a string to find the global object, which the security policy forbids.
  patch({
    name: 'phone-input-without-eval',
    module: /react-phone-input-2[\\/]lib[\\/]lib\.js/,
    rewrite: (code) => code.replaceAll('Function("return this")()', 'globalThis'),
  }),
  // What Vite wraps around each dynamic import brings stylesheets and chunks of chunks. The site
  // has one stylesheet, and links preload pages on intent. 0.7 kB.
  patch({
    name: 'plain-imports',
    module: /^\0?vite\/preload-helper(?:\.js)?$/,
    rewrite: () => 'export const __vitePreload = (load) => load()',
  }),
  // No link of the site is the router's (`ui/PageLink`), but each route object has one. The linter
  // forbids its import. 2 kB.
  patch({
    name: 'plain-links',
    module: /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    rewrite: () => LINK_STUB,
  }),
  // The router's own error view, in inline styles, is for sites without one. Ours is
  // `layout/LoadAnew`. 0.3 kB.
  patch({
    name: 'without-error-view',
    module: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js/,
    rewrite: (code) =>
      code.replace(
        'function ErrorComponent({ error }) {',
        'function ErrorComponent() {}\nfunction Unused({ error }) {',
      ),
  }),
  // The form tells developer tools of every change, and looks for them in the first five seconds:
  // the visitor's words on the window, and a build that ends that much later. 1.2 kB.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    environments: ['client', 'ssr'],
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
]
