import type { Plugin } from 'vite'

const HELPER = /^\0?vite\/preload-helper(?:\.js)?$/

/**
 * Takes out what Vite wraps around each dynamic import: it would bring stylesheets and chunks of
 * chunks. The site has one stylesheet, and links preload pages on intent. 0.7 kB of gzip a page.
 *
 * @throws when Vite no longer loads its helper under this name, which would bring it back unseen.
 */
export function plainImports(): Plugin {
  let replaced = false
  return {
    name: 'aero:plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: HELPER },
      handler() {
        replaced = true
        return 'export const __vitePreload = (load) => load()'
      },
    },
    generateBundle() {
      if (!replaced) throw new Error('Vite’s preload helper was not found: see tools/preload')
    },
  }
}
