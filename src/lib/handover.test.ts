// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { handOver, hasHandover, takeHandovers, withdrawHandover } from './handover.ts'

const fuel = { service: 'fuel', lines: ['UPLIFT   10,000 kg'] } as const
const permit = { service: 'operations', lines: ['ARRIVAL  22NOV'] } as const

afterEach(() => vi.restoreAllMocks())

test('hands each over once, the last one of an instrument', () => {
  expect(takeHandovers()).toEqual([])
  handOver({ ...fuel, lines: ['UPLIFT   5,000 kg'] })
  handOver(permit)
  handOver(fuel)
  expect(hasHandover()).toBe(true)
  expect(takeHandovers()).toEqual([permit, fuel])
  expect(hasHandover()).toBe(false)
  expect(takeHandovers()).toEqual([])
})

test('withdraws the lines of one instrument alone', () => {
  handOver(permit)
  handOver(fuel)
  withdrawHandover('fuel')
  expect(takeHandovers()).toEqual([permit])
})

test('outlives a page load', async () => {
  handOver(fuel)
  vi.resetModules()
  const reloaded = await import('./handover.ts')
  expect(reloaded.takeHandovers()).toEqual([fuel])
  expect(reloaded.takeHandovers()).toEqual([])
})

test('lasts as long as the document where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  handOver(fuel)
  expect(takeHandovers()).toEqual([fuel])
  expect(takeHandovers()).toEqual([])
})
