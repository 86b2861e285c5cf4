import { expect, test } from 'vitest'
import { handOver, takeHandover } from './handover.ts'

test('the last thing handed over is taken once', () => {
  expect(takeHandover()).toBeUndefined()
  handOver({ service: 'operations', lines: ['ARRIVAL  22NOV'] })
  handOver({ service: 'fuel', lines: ['UPLIFT   10,000 kg'] })
  expect(takeHandover()).toEqual({ service: 'fuel', lines: ['UPLIFT   10,000 kg'] })
  expect(takeHandover()).toBeUndefined()
})
