import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { modules } from '#content/modules.ts'
import { listTexts } from './listTexts.ts'
import { findClaims, findUnfilled } from './ownersValues.ts'
import { readContent } from './readContent.ts'
import { listSources } from './sources.ts'
import { findUnsetFacts } from './unsetFacts.ts'

const listed = findUnfilled(modules)

/** The unfilled values of this site, or the words that they start with. */
const KNOWN_UNFILLED = [
  /^\+965 ?2000 ?0000$/,
  /@aero\.example$/,
  ...(company.address.street ? [] : [/^Farwaniya, Kuwait$/]),
  /^Aero’s work began on the apron, /,
  /^Stretcher case, landing /,
  /^My passenger list changed /,
  /^The departure report says /,
  /^One outsize piece, /,
  /^We landed two hours late /,
]

test('`npm run launch` reads every module that the build reads', async () => {
  expect(Object.keys(await readContent())).toEqual(Object.keys(modules))
})

test('a build is stale after a change of any file that it reads', async () => {
  const sources = new Set((await listSources()).map((file) => resolve(file)))
  const read = [
    'src/content/home.ts',
    'src/app/start.js',
    'public/favicon.svg',
    'tools/headers/nginx/server.conf',
    'tools/launch/ownersValues.ts',
    'tools/media/manifest/check.ts',
    'tools/patches/patchPhoneInput.ts',
    'tools/settings/settings.ts',
    'vite.config.ts',
    'package.json',
  ]
  expect(read.filter((file) => !sources.has(resolve(file)))).toEqual([])
})

test('no build is stale after a change of a test', async () => {
  expect((await listSources()).filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([])
})

describe('the unfilled values of this site', () => {
  test('are all listed', () => {
    const unlisted = Object.entries(modules)
      .flatMap(([name, module]) => listTexts(module, `${name.slice(1)}: `))
      .filter(({ text }) => KNOWN_UNFILLED.some((known) => known.test(text)))
      .filter(
        ({ place }) =>
          !listed.some(({ file, path }) => `${place}.`.startsWith(`${file}: ${path}.`)),
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

test('claims of this site name a text each, and none is listed twice', () => {
  const places = findClaims(modules).map(({ file, path }) => `${file}: ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

test.each(['facts.fone', 'facts.people.1.name'])('the path %s has to exist', (path) => {
  const facts = { phone: '1', people: [{ name: 'A' }] }
  const module = { facts, unfilled: [{ description: 'Name', path }] }
  expect(() => findUnfilled({ '/src/content/company.ts': module })).toThrow(path)
})

test('findUnsetFacts lists the facts for procurement and dispatchers that are not set', () => {
  const paths = (facts: typeof company) => findUnsetFacts(facts).map(({ path }) => path)
  const bare = { ...company }
  for (const { path } of findUnsetFacts({} as typeof company)) {
    delete bare[path.slice('company.'.length) as 'payment']
  }
  expect(paths(bare)).toEqual([
    'company.legalName',
    'company.registrationNumber',
    'company.approval',
    'company.insurance',
    'company.payment',
    'company.generalTerms',
    'company.paymentTonight',
    'company.atTheAircraft',
    'company.stateFlights',
    'company.fireCategory',
    'company.customsHours',
    'company.ils',
  ])
  expect(paths({ ...bare, payment: 'A fee per flight' })).not.toContain('company.payment')
})
