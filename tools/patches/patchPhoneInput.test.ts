import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { patchPhoneInput } from './patchPhoneInput.ts'

const library = await readFile('node_modules/react-phone-input-2/lib/lib.js', 'utf8')

/**
 * @returns the patched text
 * @throws the error that would fail the build
 */
function patch(code: string): string {
  const { handler } = patchPhoneInput().transform as unknown as {
    handler: (code: string, id: string) => { code: string }
  }
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  return handler.call(context, code, 'lib.js').code
}

test('the patched library never evaluates a string', () => {
  expect(patch(library)).not.toMatch(/\bFunction\(|\beval\(/)
})

test.each([
  ['evaluates another string', `${library}Function("return self")()`],
  ['evaluates one string more', `${library}Function("return this")()`],
  ['evaluates none', library.replaceAll('Function("return this")()', 'self')],
])('a library that %s fails the build', (_what, code) => {
  expect(() => patch(code)).toThrow('read what changed upstream')
})
