import { expect, test } from 'vitest'
import { departureReport as report } from '#content/departureReport.ts'
import {
  computeDelayMin,
  computeTimeline,
  formatIrregularityLog,
  formatReportDate,
} from './model.ts'
import { createReportTables } from './tables.ts'

test('each task has its planned and actual times and its deviation', () => {
  const rows = computeTimeline(report).rows.map(
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

test('the time scale of the drawing ends on a multiple of ten minutes', () => {
  const { rows, ticks } = computeTimeline(report)
  expect(ticks.map(({ clock }) => clock)).toEqual([
    '12:00',
    '12:10',
    '12:20',
    '12:30',
    '12:40',
    '12:50',
    '13:00',
    '13:10',
  ])
  const barOf = (task: string) => rows.find(({ name }) => name === task)?.bar
  expect(barOf('Fuelling')?.planned.from).toBeCloseTo(16 / 70)
  expect(barOf('Fuelling')?.late).toEqual({ from: 34 / 70, to: 43 / 70 })
  expect(barOf('Offload')).toMatchObject({ late: undefined })
})

test('the report states the date of the flight, its delay and the times of the log', () => {
  expect(formatReportDate(report)).toBe('21 JUN 2026')
  expect(computeDelayMin(report)).toBe(7)
  expect(formatIrregularityLog(report).map(({ time }) => time)).toEqual(['12:18', '12:21', '12:22'])
})

test('the last entry of the log is at the end of the offload', () => {
  const offload = report.tasks.find(({ name }) => name === 'Offload')
  expect(report.irregularity.log.at(-1)?.atMin).toBe([offload?.actual].flat().at(-1))
})

test('the fuel table agrees with the fuel instrument', () => {
  // 12,190 litres at 797 kg/m³, 38 °C, entered in the instrument.
  expect(createReportTables(report).fuel.rows.map(([, figure]) => figure)).toEqual([
    '9,500 kg',
    '12,190 litres',
    '797.0 kg/m³',
    '779.7 kg/m³',
    '9,505 kg',
    '20,955 lb',
    '9,480 kg',
    '−25 kg',
  ])
})

test('the load table adds up passengers and kilograms', () => {
  expect(createReportTables(report).load.rows.map(([, ...figures]) => figures)).toEqual([
    ['131', '134'],
    ['7', '8'],
    ['138', '142'],
    ['118', '126'],
    ['1,770', '1,890'],
    ['1,240', '860'],
    ['3,010', '2,750'],
  ])
})

test('the messages contain the report’s times and load', () => {
  expect(createReportTables(report).messages.rows).toEqual([
    ['MVT', '12:04', 'AA1154/1201'],
    ['MVT', '12:27', 'ED211308 DL36'],
    ['LDM', '13:11', '142 passengers, 126 bags, 2,750 kg'],
    ['MVT', '13:20', 'AD1307/1318 DL36/0007 PX142'],
  ])
})

test('each invoice line has a quantity and a document that proves it', () => {
  const { invoice, documents } = createReportTables(report)
  expect(invoice.rows.map(([item, quantity]) => `${item}: ${quantity}`)).toEqual([
    'Turnaround, A320: 1 turn',
    'Passenger steps: 2 units',
    'Ground power: 61 min',
    'Cabin cleaning: 1 turn',
    'Passenger meals: 142 meals',
    'Crew meals: 6 meals',
    'Jet A-1: 12,190 litres',
  ])
  const letters = documents.rows.map(([letter]) => letter)
  for (const [, , proof] of invoice.rows) expect(letters).toContain(proof)
})
