import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { History } from '#pages/about/History.tsx'
import { Testimonials } from '#pages/home/Testimonials.tsx'
import { WhoWeAre } from '#tools/profile/pages/WhoWeAre.tsx'
import * as about from '#content/about.ts'
import * as home from '#content/home.ts'
import type { OwnersValue } from '#content/types.ts'

const listed: OwnersValue[][] = [about.unfilled, home.unfilled]
/** The last item of each list, so that the test does not depend on what the owner has replaced. */
const SAMPLES = ['history.text', 'testimonials.items.4'].map((path) => ({ description: '', path }))
const originals = listed.map((unfilled) => [...unfilled])

afterEach(() => {
  for (const [index, unfilled] of listed.entries()) {
    unfilled.splice(0, unfilled.length, ...(originals[index] ?? []))
  }
})

test.each([
  { place: 'the quotations', Part: Testimonials, note: home.testimonials.sample },
  { place: 'the history', Part: History, note: about.history.sample },
  { place: 'the history in the profile', Part: WhoWeAre, note: about.history.sample },
])('$place are called a sample until the last unfilled value is replaced', ({ Part, note }) => {
  const html = () => renderToStaticMarkup(<Part />)
  for (const unfilled of listed) unfilled.splice(0, unfilled.length, ...SAMPLES)
  expect(html()).toContain(`${note}</`)
  for (const unfilled of listed) unfilled.splice(0)
  expect(html()).not.toContain(note)
})
