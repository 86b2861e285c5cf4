import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { BelowFirstView } from './BelowFirstView.tsx'

const below = () => page.getByText('Below the first view')

/** Renders as React does when a link has been pressed, without the second step. */
function showFirstStep() {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(<BelowFirstView>Below the first view</BelowFirstView>))
}

function finishHydration() {
  document.documentElement.dataset.hydrated = ''
  onTestFinished(() => {
    delete document.documentElement.dataset.hydrated
  })
}

test('a first load has everything at once', () => {
  showFirstStep()
  expect(below().query()).not.toBeNull()
})

test('after a press of a link, what is below the first view follows in a second step', async () => {
  finishHydration()
  showFirstStep()
  expect(below().query()).toBeNull()
  await expect.element(below()).toBeVisible()
})

test('a link with a hash has everything at once', () => {
  finishHydration()
  location.hash = 'tool'
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  showFirstStep()
  expect(below().query()).not.toBeNull()
})
