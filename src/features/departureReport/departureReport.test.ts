import { expect, test } from 'vitest'
import { departureReport as report } from '#content/departureReport.ts'
import { convert, correctDensity } from '#services/fuel/units.ts'
import { computeTimeline } from './model.ts'

const { rows: timeline } = computeTimeline(report.tasks)
const endOf = (task: string) =>
  timeline
    .find(({ name }) => name === task)
    ?.actual.split('–')
    .at(-1) ?? ''
/** @returns the figures of a column, by the name of their row */
const readColumn = ({ rows }: { rows: readonly (readonly string[])[] }, column: number) =>
  Object.fromEntries(
    rows.map(([name = '', ...cells]) => [
      name,
      Number.parseFloat(cells[column]?.replace(',', '').replace('−', '-') ?? ''),
    ]),
  )

test('each task has its planned and actual times and its deviation', () => {
  const rows = computeTimeline(report.tasks).rows.map(
    ({ name, planned, actual, deviationMin, isOffPlan }) =>
      `${name} ${planned} ${actual} ${deviationMin}${isOffPlan ? ' off plan' : ''}`,
  )
  expect(rows).toEqual([
    'On blocks 12:00 12:01 1',
    'Ground power 12:01–12:56 12:02–13:03 7 off plan',
    'Doors open 12:04 12:05 1',
    'Offload 12:04–12:20 12:05–12:22 2',
    'Cabin 12:14–12:26 12:15–12:27 1',
    'Catering 12:15–12:30 12:16–12:30 0',
    'Fuelling 12:16–12:34 12:25–12:43 9 off plan',
    'Loading 12:24–12:46 12:26–12:48 2',
    'Boarding 12:36–12:52 12:45–13:00 8 off plan',
    'Doors closed 12:52 13:00 8 off plan',
    'Off blocks 13:00 13:07 7 off plan',
  ])
})

test('the delay and the log agree with the tasks', () => {
  expect(`+${timeline.at(-1)?.deviationMin} min`).toBe(report.delay.minutes)
  expect(report.irregularity.log.at(-1)?.time).toBe(endOf('Offload'))
})

test('the fuel table agrees with the fuel tool', () => {
  const fuel = readColumn(report.fuel, 0)
  const density = correctDensity('jetA1', fuel['Density at 15\u00a0°C'] ?? 0, 38)
  const litres = fuel.Delivered ?? 0
  expect(fuel['Density at 38\u00a0°C']).toBe(Math.round(density * 10) / 10)
  expect(fuel['Delivered mass']).toBe(Math.round(convert(litres, 'l', 'kg', density)))
  expect(fuel['In pounds']).toBe(Math.round(convert(litres, 'l', 'lb', density)))
  expect(fuel['Gauge rise']).toBe((fuel['Gauge after'] ?? 0) - (fuel['Gauge before'] ?? 0))
  expect(fuel['Rise minus delivery']).toBe(
    (fuel['Gauge rise'] ?? 0) - (fuel['Delivered mass'] ?? 0),
  )
})

test.each([0, 1])('column %d of the load table adds up passengers and kilograms', (column) => {
  const load = readColumn(report.load, column)
  expect(load.Passengers).toBe((load.Adults ?? 0) + (load.Children ?? 0))
  expect(load['In the holds, kg']).toBe((load['Bags, kg'] ?? 0) + (load['Cargo, kg'] ?? 0))
})
