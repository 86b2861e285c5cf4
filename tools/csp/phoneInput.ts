import type { Plugin } from 'vite'

const EVALUATED = 'Function("return this")()'

/**
 * react-phone-input-2 finds the global object by evaluating a string, which the security policy
 * forbids. Puts `globalThis` in its place, and fails the build if the string is no longer there.
 */
export function phoneInputWithoutEval(): Plugin {
  return {
    name: 'aero:phone-input-without-eval',
    transform: {
      filter: { id: /react-phone-input-2[\\/]lib[\\/]lib\.js/ },
      handler(code) {
        if (!code.includes(EVALUATED)) {
          this.error('react-phone-input-2 no longer contains the code that this transform replaces')
        }
        return { code: code.replaceAll(EVALUATED, 'globalThis'), map: null }
      },
    },
  }
}
