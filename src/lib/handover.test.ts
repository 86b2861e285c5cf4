// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { storeHandover, hasHandover, takeHandovers, takeHandoverState } from './handover.ts'

const fuel = { service: 'fuel', lines: ['UPLIFT   10,000 kg'] } as const
const permit = { service: 'operations', lines: ['ARRIVAL  22NOV'] } as const

const follow = () => history.pushState({ key: 'contact', ...takeHandoverState() }, '')

test('passes lines on once, through the history entry of the next click', () => {
  storeHandover(fuel)
  expect(hasHandover()).toBe(false)
  follow()
  expect(takeHandoverState()).toEqual({})
  expect(hasHandover()).toBe(true)
  expect(takeHandovers()).toEqual([fuel])
  expect(hasHandover()).toBe(false)
  expect(takeHandovers()).toEqual([])
  expect(history.state).toEqual({ key: 'contact' })
})

test('keeps the newest lines of each instrument until a form takes them', () => {
  for (const handover of [{ ...fuel, lines: ['UPLIFT   5,000 kg'] }, permit, fuel]) {
    storeHandover(handover)
    follow()
    expect(hasHandover()).toBe(true)
  }
  history.pushState({ key: 'another visit' }, '')
  expect(takeHandovers()).toEqual([permit, fuel])
  expect(hasHandover()).toBe(false)
})
