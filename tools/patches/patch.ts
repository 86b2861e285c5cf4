import type { Plugin } from 'vite'

export type Patch = {
  name: string
  /** The module's id, as its library keeps it today. */
  module: RegExp
  /** Where it is bundled; the client if not given. */
  environments?: readonly string[]
  /** @returns the module's new code */
  rewrite: (code: string) => string
}

/**
 * Changes a module of a library in the build.
 *
 * @throws when the module is gone or has nothing left to change: a new version would else bring
 * back unseen what was taken out.
 */
export function patch({ name, module, environments = ['client'], rewrite }: Patch): Plugin {
  const done = new Set<string>()
  return {
    name: `aero:${name}`,
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environments.includes(environment.name),
    transform: {
      filter: { id: module },
      handler(code, id) {
        const rewritten = rewrite(code)
        if (rewritten === code) this.error(`${name}: nothing to change in ${id}`)
        done.add(this.environment.name)
        return { code: rewritten, map: null }
      },
    },
    generateBundle() {
      if (!done.has(this.environment.name)) this.error(`${name}: no module is ${module}`)
    },
  }
}
