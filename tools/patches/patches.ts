import { patch } from './patch.ts'

/** Source patches to dependencies, with the reason for each. */
export const patches = () => [
  // The library evaluates a string to find the global object, which the security policy forbids.
  patch({
    name: 'phone-input-without-eval',
    module: /react-phone-input-2[\\/]lib[\\/]lib\.js/,
    rewrite: (code) => code.replaceAll('Function("return this")()', 'globalThis'),
  }),
  // The form reports each change to developer tools, which are 1.1 kB of scripts.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
]
