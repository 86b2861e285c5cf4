import type { Plugin } from 'vite'

export type Patch = {
  name: string
  /** The module's id, as its library keeps it today. */
  module: RegExp
  /** @returns the module's new code */
  rewrite: (code: string) => string
}

/**
 * Changes a module of a library wherever Vite reads it: in builds, in development and in tests.
 *
 * @throws when the module has nothing left to change, or a build has none: a new version would
 * else bring back unseen what was taken out.
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
