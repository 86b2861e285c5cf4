import { describe, expect, test } from 'vitest'
import { formatResultHash, readResultHash } from './resultLink.ts'

const text = 'UPLIFT   10,000 kg + 5 % & more?\nAS       12,500 l · 50 × 2 #1'

test('a result survives its link unchanged', () => {
  const result = { service: 'fuel', text } as const
  expect(readResultHash(`#${formatResultHash(result)}`)?.result).toEqual(result)
})

test('reads a result from a link that a mail program has escaped', () => {
  const result = { service: 'fuel', text: 'a & b' } as const
  const escaped = formatResultHash(result).replaceAll('&', '&amp;')
  expect(readResultHash(`#${escaped}`)?.result).toEqual(result)
})

describe('a crafted link', () => {
  const read = (parameters: Record<string, string>) =>
    readResultHash(`#result?${new URLSearchParams(parameters).toString()}`)?.result

  test('attaches a text of limited length without invisible characters', () => {
    const crafted = '<b>a\u202eb\u200b\u0007\u0000c</b>\nd'
    expect(read({ service: 'fuel', text: crafted })).toEqual({
      service: 'fuel',
      text: '<b>abc</b>\nd',
    })
    expect(read({ service: 'fuel', text: 'x'.repeat(90_000) })?.text).toHaveLength(2000)
  })

  test('attaches a text without combining marks and with a limited number of lines', () => {
    expect(read({ service: 'fuel', text: `e${'\u0301'.repeat(1600)}e` })?.text).toBe('ée')
    const lines = read({ service: 'fuel', text: `a${'\n'.repeat(1990)}b` })?.text.split('\n')
    expect(lines?.length).toBeLessThanOrEqual(60)
  })

  test.each([
    { service: 'rockets', text },
    { service: '__proto__', text },
    { text },
    { service: 'fuel' },
    { service: 'fuel', text: '\u200b \n' },
  ])('does nothing with %j', (parameters: Record<string, string>) => {
    expect(read(parameters)).toBeUndefined()
  })

  test('fills no field of the form but those of the flight, and none with a long text', () => {
    const query =
      'service=flight&text=a&eta=06+JAN+1410Z&passengers=120&name=Mallory&email=m%40a.example'
    expect(readResultHash(`#result?${query}&etd=${'9'.repeat(500)}`)?.flight).toEqual({
      eta: '06 JAN 1410Z',
      etd: '9'.repeat(20),
      passengers: '120',
    })
  })

  test.each(['', '#', '#result', '#instrument?service=fuel&text=a', '#result?%'])(
    'does nothing with the hash %j',
    (hash) => expect(readResultHash(hash)).toBeUndefined(),
  )
})
