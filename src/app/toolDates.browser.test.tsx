import { afterEach, expect, test, vi } from 'vitest'
import { definedTools } from '#pages/home/definedTools.ts'
import { afterRender } from '#testing/frames.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'

/** Moments at which UTC and Kuwait have different dates. */
const MOMENTS = [
  { now: '2026-11-23T21:30Z', utc: '2026-11-23', kuwait: '2026-11-24' },
  { now: '2026-12-31T21:30Z', utc: '2026-12-31', kuwait: '2027-01-01' },
]

/** @returns the dates that a control begins with: its value, its lower bound and its first year */
function listFirstDates(control: HTMLInputElement | HTMLSelectElement): string[] {
  if ('min' in control)
    return control.type === 'date' ? [control.value, control.min].filter(Boolean) : []
  return [...control.options].map(({ value }) => value).filter((value) => /^\d{4}$/.test(value))
}

afterEach(() => vi.useRealTimers())

test.each(MOMENTS)(
  'at $now, every date that a tool fills in is the one of its clock',
  async (at) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at.now) })
    await renderInRouter(definedTools.map((Tool) => <Tool key={Tool.service} />))
    await afterRender()
    const controls = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'fieldset :is(input, select)',
      ),
    ]
    const dated = controls.filter((control) => listFirstDates(control).length > 0)
    const labels = dated.map((control) => control.labels?.[0]?.textContent ?? '')
    expect(labels.toSorted()).toEqual([
      'Arrival date, Kuwait time',
      'Date, Kuwait time',
      'Date, UTC',
      'Year, Kuwait time',
    ])
    dated.forEach((control, index) => {
      const label = labels[index] ?? ''
      const own = label.endsWith('UTC') ? at.utc : at.kuwait
      const todays = listFirstDates(control).filter((date) =>
        [at.utc, at.kuwait].some((today) => today.startsWith(date)),
      )
      expect(new Set(todays), label).toEqual(new Set([own.slice(0, todays[0]?.length)]))
    })
  },
)
