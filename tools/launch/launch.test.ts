import { describe, expect, test } from 'vitest'
import { readSettings } from '#tools/provider/settings.ts'
import { checklist, countLine, leftReport } from './report.ts'
import { markedStandIns, unsetSettings, valueAt } from './standIns.ts'

const content: Record<string, unknown> = import.meta.glob(
  ['/src/content/**/*.ts', '!/src/content/**/*.test.ts'],
  { eager: true },
)
const marked = markedStandIns(content)

/** What this site was built with in the owner's place: whole values, or the words they begin with. */
const STAND_INS = [
  /^\+965 ?2000 ?0000$/,
  /@aero\.example$/,
  /^Farwaniya, Kuwait$/,
  /^Aero’s work began on the apron, /,
  /^Stretcher case, landing /,
  /^My passenger list changed /,
  /^The flight report says /,
  /^Outsize piece, dangerous-goods /,
  /^We landed two hours late /,
]

function texts(node: unknown, at: string): { at: string; text: string }[] {
  if (typeof node === 'string') return [{ at, text: node }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => texts(child, at ? `${at}.${name}` : name))
}

describe('this site’s own stand-ins', () => {
  test('none is unmarked', () => {
    const found = Object.entries(content).flatMap(([name, module]) =>
      texts(module, '')
        .filter(({ text }) => STAND_INS.some((standIn) => standIn.test(text)))
        .map(({ at }) => ({ file: name.slice(1), at })),
    )
    const unmarked = found.filter(
      ({ file, at }) =>
        !marked.some((mark) => mark.file === file && `${at}.`.startsWith(`${mark.at}.`)),
    )
    expect(unmarked).toEqual([])
  })

  test('each is marked once, at something that is there, with testimonials first', () => {
    const places = marked.map(({ file, at }) => `${file}: ${at}`)
    expect(new Set(places).size).toBe(places.length)
    const kinds = marked.map(({ at }) => at.startsWith('testimonials.'))
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)))
  })
})

describe('what is left', () => {
  const module = {
    facts: { phone: '1', people: [{ name: 'A' }] },
    standIns: [
      { what: 'Telephone', at: 'facts.phone' },
      { what: 'A sample', at: 'testimonials.items.0' },
    ],
    testimonials: { items: ['words'] },
  }

  test('comes from the marks, by file, testimonials first', () => {
    expect(
      markedStandIns({ '../../src/content/company.ts': module, './content/x.ts': {} }),
    ).toEqual([
      { what: 'A sample', file: 'src/content/company.ts', at: 'testimonials.items.0' },
      { what: 'Telephone', file: 'src/content/company.ts', at: 'facts.phone' },
    ])
    expect(valueAt(module, 'facts.people.0.name')).toBe('A')
  })

  test('a mark that points at nothing is refused', () => {
    const renamed = { standIns: [{ what: 'Telephone', at: 'facts.fone' }], facts: { phone: '1' } }
    expect(() => markedStandIns({ './content/company.ts': renamed })).toThrow('facts.fone')
  })

  test('settings are left until they are complete', () => {
    const names = (env: Record<string, string>) =>
      unsetSettings(readSettings(env)).map(({ what }) => what)
    expect(names({})).toEqual(['Keys of the email provider', 'Origin of the site'])
    const keys = {
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_TEMPLATE_ID: 'template',
    }
    expect(names(keys)).toEqual(['Origin of the site'])
    expect(names({ ...keys, VITE_SITE_URL: 'https://www.aero.test' })).toEqual([])
  })

  test('is told in one line by the build, and by what and where by the launch check', () => {
    const left = markedStandIns({ './content/company.ts': module })
    expect(countLine(left)).toContain('2 stand-ins are left')
    expect(countLine(left)).not.toContain('\n')
    expect(countLine([])).toBeUndefined()
    expect(leftReport(left)).toMatch(/Telephone +src\/content\/company\.ts: facts\.phone/)
    expect(checklist('https://www.aero.test')).toContain('curl -sI https://www.aero.test/ ')
  })
})
