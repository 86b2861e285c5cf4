import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { history } from '#content/about.ts'
import { testimonials } from '#content/home.ts'
import { History } from '#pages/about/History.tsx'
import { Testimonials } from '#pages/home/Testimonials.tsx'
import { WhoWeAre } from '#tools/profile/pages/WhoWeAre.tsx'

test.each([
  { place: 'testimonials', Part: Testimonials, words: testimonials },
  { place: 'history', Part: History, words: history },
  { place: 'history in the profile', Part: WhoWeAre, words: history },
])('the $place has the note of a sample until the owner replaces it', ({ Part, words }) => {
  const { isSample } = words
  onTestFinished(() => void (words.isSample = isSample))
  const hasNote = () => renderToStaticMarkup(<Part />).includes(`>${words.sample}</`)
  words.isSample = true
  expect(hasNote()).toBe(true)
  words.isSample = false
  expect(hasNote()).toBe(false)
})
