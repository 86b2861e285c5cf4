import type { Plugin } from 'vite'

const LINK = /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/
/** No link of the site is one of these (`ui/PageLink`), but each route object has one. */
const STUB = `const none = () => {
  throw new Error('Links are ui/PageLink')
}
export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }
`

/**
 * Takes the router's own link component out of the pages: 2 kB of gzip that nothing shows. The
 * linter forbids its import.
 *
 * @throws when the router no longer keeps it under this name, which would bring it back unseen.
 */
export function plainLinks(): Plugin {
  let replaced = false
  return {
    name: 'aero:plain-links',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: LINK },
      handler() {
        replaced = true
        return STUB
      },
    },
    generateBundle() {
      if (!replaced) throw new Error('The router’s link was not found: see tools/preload')
    },
  }
}
