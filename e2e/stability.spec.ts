import { SITE_PATHS } from '#lib/paths.ts'
import { withoutAv1 } from './support/films.ts'
import { holdBack } from './support/line.ts'
import { scrollThrough } from './support/scroll.ts'
import { desktop, expect, hydrated, phone, test } from './support/test.ts'

test.use({ films: true })

/** The sum of all shifts of a visit: stricter than CLS, which is the worst burst. */
const MAX_SHIFT = 0.01

/** Runs before the page's scripts and records each shift with the text that moved. */
function watchShifts() {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        value: number
        sources?: { node: Node | null }[]
      }
      const moved = sources.map(({ node }) => String(node?.textContent || node?.nodeName))
      shifts.push({ value, moved: moved.map((text) => text.slice(0, 60)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [label, viewport, paths] of [
  ['a phone', phone, SITE_PATHS],
  // `instruments.spec.ts` measures each instrument before and after hydration, on a desktop too.
  ['a desktop', desktop, [...SITE_PATHS.slice(0, 4), '/services/ground-handling']],
] as const) {
  for (const path of paths) {
    test(`${path} has no layout shift from its first paint to its end on ${label}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(watchShifts)
      await withoutAv1(page)
      // The fonts arrive after the first paint.
      const releaseFonts = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
      releaseFonts()
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await scrollThrough(page)
      await scrollThrough(page)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number }[] }).shifts,
      )
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
}
