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
  // The client opens the local storage when it loads, which throws where storage is blocked. Only its
  // rate limit, which we do not use, needs it.
  patch({
    name: 'mail-client-without-storage',
    module: /@emailjs[\\/]browser[\\/]es[\\/]utils[\\/]createWebStorage[\\/]createWebStorage\.js/,
    rewrite: () => 'export const createWebStorage = () => undefined',
  }),
  // The form dispatches every change as a window event for its developer tools, so that any script
  // on the page could read what the visitor types.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
]
