import { Window } from 'happy-dom'
import { SITE_PATHS } from '#lib/paths.ts'
import { expect, test } from './support/test.ts'

test('no page has two headings with the same words, or skips a level', async ({ request }) => {
  for (const path of [...SITE_PATHS, '/404']) {
    const html = await (await request.get(path)).text()
    const { body } = new new Window().DOMParser().parseFromString(html, 'text/html')
    const headings = [...body.querySelectorAll('h1, h2, h3, h4')].map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      words: heading.textContent?.trim().toLowerCase(),
    }))
    const words = headings.map((heading) => heading.words)
    expect.soft(words, path).toEqual([...new Set(words)])
    const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
    expect.soft(skipped, path).toEqual([])
    expect
      .soft(
        headings.filter(({ level }) => level === 1),
        path,
      )
      .toHaveLength(1)
  }
})
