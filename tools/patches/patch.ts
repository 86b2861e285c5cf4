import type { Plugin } from 'vite'

export type Patch = {
  name: string
  /** Matches the id of the module to change. */
  module: RegExp
  /** @returns the module's new code */
  rewrite: (code: string) => string
}

/**
 * Changes a module of a dependency wherever Vite reads it: in builds, in development and in tests.
 *
 * @throws if the module has nothing left to change or is not in the build, so that an update of the
 * dependency cannot silently undo the patch.
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
