// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Handover, hasHandover, takeHandovers } from './handover.ts'

const fuel = { service: 'fuel', lines: ['UPLIFT   10,000 kg'] } as const
const permit = { service: 'operations', lines: ['ARRIVAL  22NOV'] } as const

const follow = (handover: Handover) => history.pushState({ key: 'contact', handover }, '')

test('passes lines on once, through the history entry of the next click', () => {
  expect(hasHandover()).toBe(false)
  follow(fuel)
  expect(hasHandover()).toBe(true)
  expect(takeHandovers()).toEqual([fuel])
  expect(hasHandover()).toBe(false)
  expect(takeHandovers()).toEqual([])
  expect(history.state).toEqual({ key: 'contact' })
})

test('keeps the newest lines of each instrument until a form takes them', () => {
  for (const handover of [{ ...fuel, lines: ['UPLIFT   5,000 kg'] }, permit, fuel]) {
    follow(handover)
    expect(hasHandover()).toBe(true)
  }
  history.pushState({ key: 'another visit' }, '')
  expect(takeHandovers()).toEqual([permit, fuel])
  expect(hasHandover()).toBe(false)
})
