import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatToolHash, toServicePath } from '#content/paths.ts'
import { readResultHash } from '#content/resultLink.ts'
import { afterRender } from '#testing/frames.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { defineTool } from './defineTool.tsx'
import { checkbox, choice, date, number } from './inputs.ts'
import { sharedWords } from './words.ts'

const SERVICE = 'fuel'
const SETTLE_MS = 400
const words = {
  kicker: 'Boxes',
  title: 'Boxes in a hold',
  promise: 'Enter the boxes.',
  caution: 'An example.',
  sources: ['None'],
  hint: 'Days end at noon',
  fields: {
    boxes: { label: 'Boxes' },
    size: { label: 'Size', options: { small: 'Small', large: 'Large' } },
    hasNet: { label: 'With a net' },
  },
}
/** Large boxes count twice, and are five unless the visitor says otherwise. A net holds up to 50. */
const Tool = defineTool({
  words,
  service: SERVICE,
  inputs: {
    boxes: number({ min: 1, max: 100 }),
    size: choice(['small', 'large']),
    hasNet: checkbox(),
  },
  example: { boxes: '10', size: 'small', hasNet: '' },
  dependentInputs: ({ hasNet }) => ({ boxes: number({ min: 1, max: hasNet ? 50 : 100 }) }),
  presets: ({ size }) => (size === 'large' ? { boxes: '5' } : {}),
  result: ({ boxes, size, hasNet }, _, enter) => ({
    answer: {
      figure: `${boxes * (size === 'large' ? 2 : 1)} m³`,
      remark: hasNet ? 'with a net' : 'loose',
    },
    rows: ['HOLD', ['BOXES', `${boxes}`], ['IN', size]],
    drawing: (
      <button type="button" onClick={() => enter('boxes', '77')}>
        Drag
      </button>
    ),
    tables: [],
  }),
})

const DatedTool = defineTool({
  words: { ...words, fields: { day: { label: 'Day' } } },
  service: SERVICE,
  inputs: {
    day: { ...date('kuwait', { min: '2026-11-01', max: '2027-10-31' }), range: words.hint },
  },
  example: { day: '2026-11-29' },
  result: ({ day }) => ({
    answer: { figure: day, remark: '' },
    rows: [],
    drawing: null,
    tables: [],
  }),
})

const boxes = () => page.getByRole('textbox', { name: words.fields.boxes.label })
const size = () => page.getByRole('combobox', { name: words.fields.size.label })
const net = () => page.getByRole('checkbox', { name: words.fields.hasNet.label })
const request = () => page.getByRole('link', { name: sharedWords.request })
const copy = () => page.getByRole('button', { name: sharedWords.copy })
const figure = (text: string) => page.getByText(text, { exact: true })
/** The live region: it announces the answer when the visitor stops typing. */
const announced = () => page.getByRole('status').element().textContent
const box = () => boxes().element() as HTMLInputElement

const origin = location.pathname + location.search
afterEach(() => {
  history.replaceState(null, '', origin)
  vi.useRealTimers()
})

/** Renders the tool at the address of its service, which may have a hash. */
async function renderTool(hash = '') {
  history.replaceState(null, '', toServicePath(SERVICE) + hash)
  await renderInRouter(<Tool />)
  await expect.element(boxes()).toBeVisible()
}
const whole = (texts: Partial<Record<keyof typeof words.fields, string>>) =>
  `#${formatToolHash({ boxes: '10', size: 'small', hasNet: '', ...texts })}`

test('shows the answer of its example', async () => {
  await renderTool()
  await expect.element(figure('10 m³')).toBeVisible()
})

test('announces nothing before an entry', async () => {
  await renderTool()
  expect(announced()).toBe('')
})

test.each([
  ['a number', () => boxes().fill('20'), '20 m³'],
  ['a choice', () => size().selectOptions('Large'), '10 m³'],
  ['a checkbox', () => net().click(), 'with a net'],
])('calculates from %s', async (_what, enter, answer) => {
  await renderTool(whole({ boxes: '7' }))
  await enter()
  await expect.element(figure(answer)).toBeVisible()
})

test('a choice sets the figure that usually goes with it', async () => {
  await renderTool()
  await size().selectOptions('Large')
  await expect.element(boxes()).toHaveValue('5')
})

test('an entry can narrow the range of another', async () => {
  await renderTool()
  await boxes().fill('60')
  await net().click()
  await expect.element(boxes()).toHaveAttribute('aria-invalid', 'true')
})

test('a drawing fills in a control', async () => {
  await renderTool()
  await page.getByRole('button', { name: 'Drag' }).click()
  await expect.element(boxes()).toHaveValue('77')
  await expect.element(figure('77 m³')).toBeVisible()
})

/** Enters a figure while the clock stands still. */
async function enterAtRest(text: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await boxes().fill(text)
  await afterRender()
}
async function wait(ms: number) {
  vi.advanceTimersByTime(ms)
  await afterRender()
}

test('announces the answer 400 ms after the last key, not before', async () => {
  await renderTool()
  await enterAtRest('20')
  await wait(SETTLE_MS - 1)
  expect(announced()).toBe('')
  await wait(1)
  expect(announced()).toBe('20 m³ loose')
})

test('writes its figures into the address 400 ms after the last key, not before, and adds no entry to the history', async () => {
  await renderTool()
  const entries = history.length
  await enterAtRest('20')
  await wait(SETTLE_MS - 1)
  expect(location.hash).toBe('')
  await wait(1)
  expect(location.hash).toBe(whole({ boxes: '20' }))
  expect(history.length).toBe(entries)
})

test('does not write its figures into the address of a page whose path begins with its own', async () => {
  await renderTool()
  history.replaceState(null, '', `${toServicePath(SERVICE)}-storage`)
  await enterAtRest('20')
  await wait(SETTLE_MS)
  expect(location.hash).toBe('')
})

test('shows the figures of a link', async () => {
  await renderTool(whole({ boxes: '30', hasNet: 'yes' }))
  await expect.element(boxes()).toHaveValue('30')
  await expect.element(net()).toBeChecked()
  await expect.element(figure('30 m³')).toBeVisible()
})

test('shows the figures of a link that is followed on its own page', async () => {
  await renderTool()
  location.hash = whole({ boxes: '30' })
  await expect.element(boxes()).toHaveValue('30')
})

test.each([
  ['out of range', whole({ boxes: '999' })],
  ['out of a narrowed range', whole({ boxes: '60', hasNet: 'yes' })],
  ['cut in its mark', whole({ boxes: '30' }).replace('&end=', '')],
  ['cut in a figure', whole({ boxes: '30' }).replace('0&size=small&hasNet=&end=', '')],
])('shows the example, and why, for a link that is %s', async (_what, hash) => {
  await renderTool(hash)
  await expect.element(boxes()).toHaveValue('10')
  const why = page.getByRole('paragraph').filter({ hasText: sharedWords.linkRefused })
  await expect.element(why).toBeVisible()
})

test('takes the example’s value for an input that an old link lacks', async () => {
  await renderTool(whole({ boxes: '30' }).replace('&hasNet=', ''))
  await expect.element(boxes()).toHaveValue('30')
  await expect.element(net()).not.toBeChecked()
})

test('an entry takes away what was said of the link', async () => {
  await renderTool(whole({ boxes: '999' }))
  await boxes().fill('20')
  await expect.element(page.getByText(sharedWords.linkRefused)).not.toBeInTheDocument()
})

test('marks an entry that it refuses, and shows and announces what to enter', async () => {
  await renderTool()
  await boxes().fill('999')
  await expect.element(boxes()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(boxes()).toHaveAccessibleDescription(/^Enter 1 to 100/)
  await expect
    .poll(announced)
    .toBe(`Boxes: ${sharedWords.problem('1 to 100')}. ${sharedWords.disabledReason}`)
})

test('keeps its last answer and address beside a refused entry', async () => {
  await renderTool()
  await boxes().fill('20')
  await expect.poll(() => location.hash).toBe(whole({ boxes: '20' }))
  await boxes().fill('999')
  await expect.poll(announced).toContain('Boxes: ')
  await expect.element(figure('20 m³')).toBeVisible()
  expect(location.hash).toBe(whole({ boxes: '20' }))
})

test('a refused entry does not move the page', async () => {
  await renderTool()
  const section = page.getByRole('region', { name: words.title }).element()
  const { height } = section.getBoundingClientRect()
  await boxes().fill('999')
  await expect.element(boxes()).toHaveAttribute('aria-invalid', 'true')
  expect(section.getBoundingClientRect().height).toBe(height)
})

test('offers no result while an entry is refused, and offers it again once the entry is right', async () => {
  await renderTool()
  await boxes().fill('999')
  await expect.element(boxes()).toHaveAttribute('aria-invalid', 'true')
  box().focus()
  for (const action of [copy(), request()]) {
    ;(action.element() as HTMLElement).focus()
    await expect.element(action).not.toHaveFocus()
  }
  await boxes().fill('20')
  await expect.element(boxes()).not.toHaveAttribute('aria-invalid')
  ;(copy().element() as HTMLElement).focus()
  await expect.element(copy()).toHaveFocus()
})

test('offers no result while an entry is refused, in browsers without inert', async () => {
  await renderTool()
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  const left = vi.fn<() => void>()
  addEventListener('click', (event) => event.defaultPrevented || left(), { once: true })
  await boxes().fill('999')
  await expect.element(boxes()).toHaveAttribute('aria-invalid', 'true')
  request().element().closest('[inert]')?.removeAttribute('inert')
  await copy().click()
  await request().click()
  expect(written).not.toHaveBeenCalled()
  expect(requested()).toBeUndefined()
  expect(left).not.toHaveBeenCalled()
})

const lines = (count: string, chosen = 'small') =>
  `${words.kicker}\nHOLD\nBOXES  ${count}\nIN     ${chosen}`
const requested = () => readResultHash((request().element() as HTMLAnchorElement).hash)?.result

test('copies its result as aligned lines below its kicker', async () => {
  await renderTool()
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  await copy().click()
  await expect.poll(() => written.mock.calls).toEqual([[lines('10')]])
  await expect.element(page.getByText(sharedWords.copied)).toBeVisible()
})

test('says below an ambiguous number how it was read', async () => {
  await renderTool()
  await boxes().fill('12.500')
  await expect.element(figure(sharedWords.readAs('12.5'))).toBeVisible()
})

test('says how it read a number that it refuses', async () => {
  await renderTool()
  await boxes().fill('12,500')
  await expect.element(page.getByText(/^Read as 12,500\. Enter 1 to 100/)).toBeVisible()
})

test('says what may be entered below plain digits', async () => {
  await renderTool()
  await boxes().fill('9.5')
  await boxes().fill('9')
  await expect.element(figure('1 to 100')).toBeVisible()
})

describe('with a control that an extension has added', () => {
  beforeEach(async () => {
    await renderTool()
    box().insertAdjacentHTML('afterend', '<input name="note" aria-label="Note" />')
  })
  const note = () => page.getByRole('textbox', { name: 'Note' })

  test('ignores what is typed into it', async () => {
    await note().fill('5')
    await userEvent.keyboard('{Tab}')
    await boxes().fill('20')
    await expect.element(figure('20 m³')).toBeVisible()
    await expect.poll(() => location.hash).toBe(whole({ boxes: '20' }))
  })
})

describe('an example that depends on the clock', () => {
  const [YESTERDAY, TODAY] = ['2026-12-01', '2026-12-02']
  const toDate = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 10)
  const Today = defineTool({
    words: { ...words, fields: { day: { label: 'Day' } } },
    service: SERVICE,
    inputs: { day: date('utc') },
    example: { day: '2026-11-29' },
    initial: (minute) => ({ day: toDate(minute) }),
    dependentInputs: (_, minute) =>
      minute === undefined ? {} : { day: date('utc', { min: toDate(minute), max: '2027-12-31' }) },
    result: ({ day }) => ({
      answer: { figure: day, remark: '' },
      rows: [],
      drawing: null,
      tables: [],
    }),
  })
  const day = () => page.getByLabelText('Day')

  async function renderYesterday(hash = '') {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(YESTERDAY) })
    history.replaceState(null, '', toServicePath(SERVICE) + hash)
    await renderInRouter(<Today />)
    await expect.element(day()).toHaveValue(YESTERDAY)
  }
  async function passMidnight() {
    vi.setSystemTime(TODAY)
    dispatchEvent(new Event('pageshow'))
    await afterRender()
  }

  test('follows the clock', async () => {
    await renderYesterday()
    await passMidnight()
    await expect.element(day()).toHaveValue(TODAY)
    await expect.element(figure(TODAY)).toBeVisible()
  })

  test('stays as the visitor has changed it', async () => {
    await renderYesterday()
    await day().fill('2026-12-24')
    await passMidnight()
    await expect.element(day()).toHaveValue('2026-12-24')
  })

  test('leaves a date that is half typed', async () => {
    await renderYesterday()
    // A date control has no value while a part of the date is missing.
    Reflect.set(HTMLInputElement.prototype, 'value', '', day().element())
    vi.setSystemTime(`${YESTERDAY}T00:01Z`)
    dispatchEvent(new Event('pageshow'))
    await afterRender()
    await expect.element(day()).toHaveValue('')
  })

  test('does not replace the figures of a link', async () => {
    await renderYesterday(`#${formatToolHash({ day: YESTERDAY })}`)
    await passMidnight()
    await expect.element(day()).toHaveValue(YESTERDAY)
  })
})

describe('a date', () => {
  const day = () => page.getByLabelText('Day')

  /** Sets the intermediate dates that a date control has while somebody types. */
  async function typeDates(...dates: string[]) {
    await renderInRouter(<DatedTool />)
    const control = day().element() as HTMLInputElement
    control.focus()
    for (const text of dates) {
      Reflect.set(HTMLInputElement.prototype, 'value', text, control)
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await afterRender()
      expect(control.getAttribute('aria-invalid')).toBeNull()
    }
  }

  test('has its weekday and its hint below it', async () => {
    await renderInRouter(<DatedTool />)
    await expect.element(page.getByText(`Sun 29 Nov 2026. ${words.hint}`)).toBeVisible()
  })

  test('is not refused while it is typed', async () => {
    await typeDates('2026-01-29', '', '2026-12-06', '0002-12-06', '0020-12-06', '0202-12-06')
    await expect.element(figure('2026-12-06')).toBeVisible()
  })

  test('is taken as soon as it is accepted', async () => {
    await typeDates('0202-12-06', '2026-12-06')
    await expect.element(figure('2026-12-06')).toBeVisible()
  })

  test('is refused when its field is left', async () => {
    await typeDates('0202-12-06')
    ;(day().element() as HTMLElement).blur()
    await expect.element(day()).toHaveAttribute('aria-invalid', 'true')
  })
})
