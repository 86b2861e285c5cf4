// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { takeHandover } from './handover.ts'

const fuel = { service: 'fuel', lines: ['UPLIFT   10,000 kg'] } as const

test('takes the lines out of the history entry once', () => {
  history.pushState({ key: 'contact', handover: fuel }, '')
  expect(takeHandover()).toEqual(fuel)
  expect(takeHandover()).toBeUndefined()
  expect(history.state).toEqual({ key: 'contact' })
})
