import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { copy as turnaroundBoard } from '#content/instruments/ground-handling.ts'
import { findCriticalPath, GROUND_RANGE_MIN, type Stage, scaleStage, type Task } from './model.ts'

const tasks: readonly Task[] = turnaroundBoard.tasks
const empty: Stage = turnaroundBoard.empty
const anyGround = integer(GROUND_RANGE_MIN)

function findTask(name: string): Task {
  const task = tasks.find((each) => each.name === name)
  if (!task) throw new Error(`There is no ${name}`)
  return task
}

test.each([
  ['Chocks, cones', 0, 2],
  ['Power, cooling', 1, 56],
  ['Steps', 2, 55],
  ['Disembark', 4, 14],
  ['Offload', 4, 20],
  ['Toilet', 6, 13],
  ['Clean', 14, 26],
  ['Cater', 15, 30],
  ['Fuel', 16, 34],
  ['Water', 22, 30],
  ['Load', 24, 46],
  ['Board', 36, 52],
  ['Doors, pushback', 52, 60],
])('in a stop of one hour, “%s” runs from minute %d to %d', (name, from, to) => {
  expect(scaleStage(findTask(name), 60)).toEqual([from, to])
})

test('tasks scale with the ground time, rounded to whole minutes', () => {
  // 4 and 14 minutes of an hour are 3 and 10.5 of these 45.
  expect(scaleStage(findTask('Disembark'), 45)).toEqual([3, 11])
})

test('the tests cover all tasks, which are in order of their start', () => {
  expect(tasks).toHaveLength(13)
  expect(tasks).toEqual(tasks.toSorted((a, b) => a.fromMin - b.fromMin))
})

test('the cabin is empty from the end of disembarking to the start of boarding', () => {
  expect(scaleStage(empty, 60)).toEqual([14, 36])
  for (let ground = GROUND_RANGE_MIN.min; ground <= GROUND_RANGE_MIN.max; ground++) {
    const [, left] = scaleStage(findTask('Disembark'), ground)
    const [boards] = scaleStage(findTask('Board'), ground)
    expect(scaleStage(empty, ground), `${ground} min`).toEqual([left, boards])
  }
})

test('the critical path is disembark, fuel, board, doors and pushback', () => {
  expect(findCriticalPath(tasks)).toEqual(['Disembark', 'Fuel', 'Board', 'Doors, pushback'])
})

test('a task longer than fuelling replaces it on the critical path', () => {
  const late = tasks.map((task) => (task.name === 'Clean' ? { ...task, toMin: 35 } : task))
  expect(findCriticalPath(late)).toEqual(['Disembark', 'Clean', 'Board', 'Doors, pushback'])
  expect(findCriticalPath([])).toEqual([])
})

test('no task starts before its predecessors have ended', () => {
  const waits = tasks.flatMap((task) => (task.after ?? []).map((name) => [task, findTask(name)]))
  expect(waits.length).toBeGreaterThan(6)
  for (const [task, before] of waits) {
    expect(task?.fromMin, task?.name).toBeGreaterThanOrEqual(before?.toMin ?? Infinity)
  }
})

test('the copy states the critical path and the slack of the tasks correctly', () => {
  const { drawing, sources } = turnaroundBoard
  const path = findCriticalPath(tasks)
    .join(', ')
    .toLowerCase()
    .replace(', pushback', ' and pushback')
  expect(drawing.description).toContain(`the path that sets the time: ${path}.`)
  const spare = (name: string) => findTask('Board').fromMin - findTask(name).toMin
  expect([spare('Clean'), spare('Cater')]).toEqual([10, 6])
  expect(sources.join(' ')).toContain(
    `cleaning ends ${spare('Clean')} and catering ${spare('Cater')} minutes before boarding`,
  )
})

test('caterer, fuelling provider and operator perform the tasks that the handling provider does not', () => {
  const others = tasks.filter(({ by }) => by !== undefined)
  expect(others.map(({ name, by }) => [name, by])).toEqual([
    ['Cater', 'Caterer'],
    ['Fuel', 'Fuelling provider'],
    ['Board', 'Operator'],
    ['Doors, pushback', 'Operator'],
  ])
})

test('at every ground time, tasks have a duration, end by off-blocks, and fuelling is within the empty cabin', () => {
  for (let ground = GROUND_RANGE_MIN.min; ground <= GROUND_RANGE_MIN.max; ground++) {
    const rows = tasks.map((task) => scaleStage(task, ground))
    const [emptyFrom, emptyTo] = scaleStage(empty, ground)
    const [fuelFrom, fuelTo] = scaleStage(findTask('Fuel'), ground)
    expect(fuelFrom, `${ground} min`).toBeGreaterThanOrEqual(emptyFrom)
    expect(fuelTo, `${ground} min`).toBeLessThanOrEqual(emptyTo)
    expect(Math.max(...rows.map(([, to]) => to))).toBe(ground)
    for (const [from, to] of rows) expect(to).toBeGreaterThan(from)
  }
})

test('a longer stop never starts or ends a task earlier', () => {
  assert(
    property(anyGround, anyGround, (a, b) => {
      for (const task of tasks) {
        const [short, long] = [scaleStage(task, Math.min(a, b)), scaleStage(task, Math.max(a, b))]
        expect(long[0]).toBeGreaterThanOrEqual(short[0])
        expect(long[1]).toBeGreaterThanOrEqual(short[1])
      }
    }),
  )
})
