import { patch } from './patch.ts'

/** Patched packages and those that import them. Vitest must inline them for the patches to apply. */
export const PATCHED = /[\\/](?:@tanstack[\\/](?:react-form|form-core)|react-phone-input-2)[\\/]/

/** Source patches to dependencies, with the reason for each. */
export const patches = () => [
  // The library evaluates a string to find the global object, which the security policy forbids.
  patch({
    name: 'phone-input-without-eval',
    module: /react-phone-input-2[\\/]lib[\\/]lib\.js/,
    rewrite: (code) => code.replaceAll('Function("return this")()', 'globalThis'),
  }),
  // The form dispatches every change as a window event for its developer tools, so that any script
  // on the page could read what the visitor types.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
]
