import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { modules } from '#content/modules.ts'
import { readContent } from './readContent.ts'
import { listSources } from './sources.ts'
import { findUnsetFacts } from './unsetFacts.ts'

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
    'tools/launch/ownersComments.ts',
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
