import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { History } from '#pages/about/History.tsx'
import { Testimonials } from '#pages/home/Testimonials.tsx'
import { WhoWeAre } from '#tools/profile/pages/WhoWeAre.tsx'
import * as about from '#content/about.ts'
import * as home from '#content/home.ts'

const history = { unfilled: about.unfilled, note: about.history.sample }

test.each([
  {
    place: 'testimonials',
    Part: Testimonials,
    unfilled: home.unfilled,
    note: home.testimonials.sample,
  },
  { place: 'history', Part: History, ...history },
  { place: 'history in the profile', Part: WhoWeAre, ...history },
])('the $place has the note of a sample until the owner replaces it', (row) => {
  const { Part, unfilled, note } = row
  const html = () => renderToStaticMarkup(<Part />)
  expect(html().includes(`${note}</`)).toBe(unfilled.length > 0)
  const values = unfilled.splice(0)
  onTestFinished(() => void unfilled.push(...values))
  expect(html()).not.toContain(note)
})
