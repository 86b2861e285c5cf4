import type { Plugin } from 'vite'

const MODULE = /react-phone-input-2[\\/]lib[\\/]lib\.js/
const EVALUATED = /(?:new )?Function\("return this"\)\(\)/g
const OCCURRENCES = 5

/**
 * react-phone-input-2 evaluates a string to find the global object, which the security policy forbids.
 *
 * @throws if the library is not in the build or has other text than 2.15.1, so that an update cannot
 * silently undo the patch
 */
export function patchPhoneInput(): Plugin {
  let isFound = false
  return {
    name: 'aero:phone-input-without-eval',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const count = code.match(EVALUATED)?.length
        const patched = code.replaceAll(EVALUATED, 'globalThis')
        if (count !== OCCURRENCES || /\bFunction\(/.test(patched)) {
          this.error(
            `${id} evaluates ${count} strings, not ${OCCURRENCES}: read what changed upstream`,
          )
        }
        isFound = true
        return { code: patched, map: null }
      },
    },
    generateBundle() {
      if (this.environment?.name === 'client' && !isFound) this.error(`No module is ${MODULE}`)
    },
  }
}
