import { expect, test } from 'vitest'
import { departureReport } from '#content/departureReport.ts'
import { EMPTY_CABIN, GROUND_RANGE_MIN, placeStage, TASKS } from './model.ts'

const findTask = (id: string) => {
  const task = TASKS.find((each) => each.id === id)
  if (!task) throw new Error(`There is no task ${id}`)
  return task
}
const place = (id: string, groundMin: number) => placeStage(findTask(id), groundMin)

test.each([
  // Task, and its minutes in stops of 45, 60, 100 and 180 minutes.
  ['chocks', '0–2', '0–2', '0–2', '0–2'],
  ['power', '1–42', '1–56', '1–96', '1–176'],
  ['steps', '2–41', '2–55', '2–95', '2–175'],
  ['disembark', '3–11', '4–14', '4–14', '4–14'],
  ['offload', '3–15', '4–20', '4–20', '4–20'],
  ['toilet', '5–10', '6–13', '6–13', '6–13'],
  ['clean', '11–20', '14–26', '14–26', '14–26'],
  ['cater', '11–23', '15–30', '55–70', '135–150'],
  ['fuel', '12–26', '16–34', '56–74', '136–154'],
  ['water', '17–23', '22–30', '62–70', '142–150'],
  ['load', '18–35', '24–46', '64–86', '144–166'],
  ['board', '27–39', '36–52', '76–92', '156–172'],
  ['doors', '39–41', '52–55', '92–95', '172–175'],
  ['pushback', '41–45', '55–60', '95–100', '175–180'],
])('%s runs from minute %s of 45, %s of 60, %s of 100, %s of 180', (id, ...expected) => {
  const spans = [45, 60, 100, 180].map((groundMin) => place(id, groundMin).join('–'))
  expect(spans).toEqual(expected)
})

test('at every ground time, tasks have a duration and fuelling is within the empty cabin', () => {
  for (let ground = GROUND_RANGE_MIN.min; ground <= GROUND_RANGE_MIN.max; ground++) {
    const [emptyFrom, emptyTo] = placeStage(EMPTY_CABIN, ground)
    expect([emptyFrom, emptyTo]).toEqual([place('disembark', ground)[1], place('board', ground)[0]])
    expect(place('fuel', ground)[0], `${ground} min`).toBeGreaterThanOrEqual(emptyFrom)
    expect(place('fuel', ground)[1], `${ground} min`).toBeLessThanOrEqual(emptyTo)
    for (const task of TASKS) {
      const [from, to] = placeStage(task, ground)
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(ground)
    }
  }
})

test('the specimen report plans its tasks as the board does for a stop of one hour', () => {
  const planned = Object.fromEntries(departureReport.tasks.map((task) => [task.name, task.planned]))
  const minutes = (id: string) => [findTask(id).fromMin, findTask(id).toMin]
  expect(planned).toMatchObject({
    'On blocks': findTask('chocks').fromMin,
    'Ground power': minutes('power'),
    'Doors open': findTask('disembark').fromMin,
    Offload: minutes('offload'),
    Cabin: minutes('clean'),
    Catering: minutes('cater'),
    Fuelling: minutes('fuel'),
    Loading: minutes('load'),
    Boarding: minutes('board'),
    'Doors closed': findTask('doors').fromMin,
    'Off blocks': findTask('pushback').toMin,
  })
})
