import type { Plugin } from 'vite'

export type Patch = {
  name: string
  module: RegExp
  rewrite: (code: string) => string
}

/**
 * Patches a module of a dependency in builds, in development and in tests.
 *
 * @throws if the patch changes nothing or the module is not in the build, so that an update of the
 * dependency cannot silently undo the patch
 */
export function patch({ name, module, rewrite }: Patch): Plugin {
  let isFound = false
  return {
    name: `aero:${name}`,
    enforce: 'pre',
    transform: {
      filter: { id: module },
      handler(code, id) {
        const rewritten = rewrite(code)
        if (rewritten === code) this.error(`${name}: nothing to change in ${id}`)
        isFound = true
        return { code: rewritten, map: null }
      },
    },
    generateBundle() {
      if (this.environment?.name === 'client' && !isFound) this.error(`${name}: no ${module}`)
    },
  }
}
