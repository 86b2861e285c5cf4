import { describe, expect, test } from 'vitest'
import { readSettings } from '#tools/provider/settings.ts'
import { formatChecklist, formatCount, formatReport } from './report.ts'
import { findPlaceholders, findUnsetSettings, valueAtPath } from './placeholders.ts'

const content: Record<string, unknown> = import.meta.glob(
  ['/src/content/**/*.ts', '!/src/content/**/*.test.ts'],
  { eager: true },
)
const listed = findPlaceholders(content)

/** The placeholder values of this site, or the words that they start with. */
const KNOWN_PLACEHOLDERS = [
  /^\+965 ?2000 ?0000$/,
  /@aero\.example$/,
  /^Farwaniya, Kuwait$/,
  /^Aero’s work began on the apron, /,
  /^Stretcher case, landing /,
  /^My passenger list changed /,
  /^The departure report says /,
  /^One outsize piece, /,
  /^We landed two hours late /,
]

function texts(node: unknown, path: string): { path: string; text: string }[] {
  if (typeof node === 'string') return [{ path, text: node }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) =>
    texts(child, path ? `${path}.${name}` : name),
  )
}

describe('placeholders of this site', () => {
  test('are all listed', () => {
    const found = Object.entries(content).flatMap(([name, module]) =>
      texts(module, '')
        .filter(({ text }) => KNOWN_PLACEHOLDERS.some((known) => known.test(text)))
        .map(({ path }) => ({ file: name.slice(1), path })),
    )
    const unlisted = found.filter(
      ({ file, path }) =>
        !listed.some((value) => value.file === file && `${path}.`.startsWith(`${value.path}.`)),
    )
    expect(unlisted).toEqual([])
  })

  test('are listed once each, testimonials first', () => {
    const places = listed.map(({ file, path }) => `${file}: ${path}`)
    expect(new Set(places).size).toBe(places.length)
    const kinds = listed.map(({ path }) => path.startsWith('testimonials.'))
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)))
  })
})

describe('the launch report', () => {
  const module = {
    facts: { phone: '1', people: [{ name: 'A' }] },
    placeholders: [
      { description: 'Telephone', path: 'facts.phone' },
      { description: 'A sample', path: 'testimonials.items.0' },
    ],
    testimonials: { items: ['words'] },
  }

  test('lists the placeholders of each file, testimonials first', () => {
    expect(
      findPlaceholders({ '../../src/content/company.ts': module, './content/x.ts': {} }),
    ).toEqual([
      {
        description: 'A sample',
        file: 'src/content/company.ts',
        path: 'testimonials.items.0',
      },
      { description: 'Telephone', file: 'src/content/company.ts', path: 'facts.phone' },
    ])
    expect(valueAtPath(module, 'facts.people.0.name')).toBe('A')
  })

  test('fails if the path of a placeholder does not exist', () => {
    const renamed = {
      placeholders: [{ description: 'Telephone', path: 'facts.fone' }],
      facts: { phone: '1' },
    }
    expect(() => findPlaceholders({ './content/company.ts': renamed })).toThrow('facts.fone')
  })

  test('lists settings until they are complete', () => {
    const names = (env: Record<string, string>) =>
      findUnsetSettings(readSettings(env)).map(({ description }) => description)
    expect(names({})).toEqual(['Keys of the email provider', 'Origin of the site'])
    const keys = {
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_TEMPLATE_ID: 'template',
    }
    expect(names(keys)).toEqual(['Origin of the site'])
    expect(names({ ...keys, VITE_SITE_URL: 'https://www.aero.test' })).toEqual([])
  })

  test('is one line after a build, and a list of descriptions and files in the launch check', () => {
    const unreplaced = findPlaceholders({ './content/company.ts': module })
    expect(formatCount(unreplaced)).toContain('2 placeholders are left')
    expect(formatCount(unreplaced)).not.toContain('\n')
    expect(formatCount([])).toBeUndefined()
    expect(formatReport(unreplaced)).toMatch(/Telephone +src\/content\/company\.ts: facts\.phone/)
    expect(formatChecklist('https://www.aero.test')).toContain('curl -sI https://www.aero.test/ ')
  })
})
