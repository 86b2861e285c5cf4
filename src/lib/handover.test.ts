// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { handOver, takeHandover } from './handover.ts'

test('the last thing handed over is taken once', () => {
  expect(takeHandover()).toBeUndefined()
  handOver({ service: 'operations', lines: ['ARRIVAL  22NOV'] })
  handOver({ service: 'fuel', lines: ['UPLIFT   10,000 kg'] })
  expect(takeHandover()).toEqual({ service: 'fuel', lines: ['UPLIFT   10,000 kg'] })
  expect(takeHandover()).toBeUndefined()
})

test('it is there on a page loaded anew, once, and where storage is blocked as long as this one lasts', async () => {
  const lines = { service: 'fuel', lines: ['UPLIFT   10,000 kg'] } as const
  handOver(lines)
  vi.resetModules()
  const anew = await import('./handover.ts')
  expect(anew.takeHandover()).toEqual(lines)
  expect(anew.takeHandover()).toBeUndefined()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  anew.handOver(lines)
  expect(anew.takeHandover()).toEqual(lines)
})
