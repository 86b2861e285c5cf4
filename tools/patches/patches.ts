import { patch } from './patch.ts'

/** Source patches to dependencies, with the reason for each. */
export const patches = () => [
  // The library evaluates a string to find the global object, which the security policy forbids.
  patch({
    name: 'phone-input-without-eval',
    module: /react-phone-input-2[\\/]lib[\\/]lib\.js/,
    rewrite: (code) => code.replaceAll(/(?:new )?Function\("return this"\)\(\)/g, 'globalThis'),
  }),
  // The form reports each change to developer tools: 1.1 kB of scripts, and an event for each key.
  patch({
    name: 'form-without-developer-tools',
    module: /@tanstack[\\/]form-core[\\/]dist[\\/]esm[\\/]EventClient\.js/,
    rewrite: () => 'export const formEventClient = { on: () => () => {}, emit() {} }',
  }),
  // Every form has components for groups of fields, which ours does not use: 2.5 kB of scripts.
  patch({
    name: 'form-without-groups',
    module: /@tanstack[\\/]react-form[\\/]dist[\\/]esm[\\/]use(?:Form|Field)Group\.js/,
    rewrite: () => 'export const FormGroup = null, useFormGroup = null, useFieldGroup = null',
  }),
]
