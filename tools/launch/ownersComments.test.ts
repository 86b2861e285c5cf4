import { expect, test } from 'vitest'
import { readOwnersComments } from './ownersComments.ts'

const FILE = 'src/content/desk.ts'
const read = (...lines: string[]) => readOwnersComments(FILE, lines.join('\n'))

test('lists what the owner must replace and confirm, with file and line', () => {
  const source = [
    'const desk = {',
    '  // OWNER: replace the number, which is invented',
    "  phone: '1',",
    '  // OWNER: confirm that the desk answers at night',
    "  hours: '24/7',",
    '}',
  ]
  expect(read(...source)).toEqual([
    { task: 'replace', what: 'the number, which is invented', place: `${FILE}:2` },
    { task: 'confirm', what: 'that the desk answers at night', place: `${FILE}:4` },
  ])
})

test('refuses a comment for the owner without a task', () => {
  expect(() => read('// OWNER: check the number', "phone: '1',")).toThrow(`${FILE}:1: write`)
})

test.each(['  },', '', ']'])('refuses a comment for the owner above “%s”', (line) => {
  expect(() => read('// OWNER: confirm the number', line)).toThrow('above a value')
})
