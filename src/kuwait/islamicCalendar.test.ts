import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/clock.ts'
import { formatIsoDate } from './days.ts'
import { islamicMonths, isRamadan } from './islamicCalendar.ts'

test('the table has the months of Node’s own Umm al-Qura calendar, on every day of sixty years', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
  })
  const texts = islamicMonths.flatMap(({ year, month, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, offset) => ({
      day: first + offset,
      text: `${month}/${offset + 1}/${year} AH`,
    })),
  )
  expect(texts).toHaveLength(21_263)
  const differing = texts.filter(({ day, text }) => format.format(day * DAY_MS) !== text)
  expect(differing).toEqual([])
  expect(formatIsoDate(texts.at(-1)?.day ?? 0)).toBe('2077-11-16')
})

test('Ramadan of 2040 begins in September', () => {
  const days = Array.from({ length: 366 }, (_, index) => Date.parse('2040-01-01') / DAY_MS + index)
  const ramadan = days.filter(isRamadan).map(formatIsoDate)
  expect([ramadan[0], ramadan.at(-1)]).toEqual(['2040-09-08', '2040-10-06'])
})
