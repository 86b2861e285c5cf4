import { describe, expect, it } from 'vitest'
import { SERVICE_SLUGS, SITE_PATHS } from './paths.ts'
import { company } from './company.ts'
import { metadata } from './metadata.ts'
import { modules } from './modules.ts'
import { titles } from './navigation.ts'
import { tools as items } from './tools.ts'
import type { ServiceWords } from './types.ts'

const servicePages = SERVICE_SLUGS.map((slug) => {
  const words = modules[`/src/services/${slug}/words.ts`]?.words as ServiceWords | undefined
  if (!words) throw new Error(`services/${slug}/words.ts exports no words`)
  return { slug, words }
})

const tools = Object.entries(
  import.meta.glob<Record<string, { title?: string; caution?: string; sources?: string[] }>>(
    '../services/*/toolWords.ts',
    { eager: true },
  ),
).flatMap(([path, module]) =>
  Object.values(module)
    .filter(({ caution }) => caution)
    .map(({ title, sources }) => ({ service: path.split('/')[2], title, sources })),
)

describe('the metadata', () => {
  const pages = ([...SITE_PATHS, '/404'] as const).map((path) => ({
    path,
    ...metadata[path],
    title: titles[path],
  }))

  it.each(pages)('names the company in the title of $path', ({ title }) => {
    expect(title).toContain(company.name)
  })

  it.each(['title', 'description', 'socialImage'] as const)('has no %s twice', (field) => {
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  })
})

describe('the service content', () => {
  it.each(SERVICE_SLUGS)('names on the card a tool of the page of %s, if it has any', (slug) => {
    const names = tools.flatMap(({ service, title }) => (service === slug ? title : []))
    expect(names.length > 0 ? names : [undefined]).toContain(items[slug]?.name)
  })

  it('names the sources of each tool', () => {
    for (const { title, sources } of tools) expect(sources?.length, title).toBeGreaterThan(0)
  })

  it.each(servicePages)('has the words of $slug in the folder of that name', ({ slug, words }) => {
    expect(words.slug).toBe(slug)
  })

  it.each(servicePages)('links $slug to two other services', ({ slug, words }) => {
    const others = Object.keys(words.related).filter((other) => other !== slug)
    expect(others).toHaveLength(2)
  })
})

it.each(['phone', 'whatsapp'] as const)(
  'the %s number is the same for people and devices',
  (name) => {
    const { display = '', e164 = '' } = company[name] ?? {}
    expect(display.replaceAll(' ', ''), `src/content/company.ts: company.${name}`).toBe(e164)
  },
)
