import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { BelowFirstView } from './BelowFirstView.tsx'

const below = () => page.getByText('Below the first view')

/** Waits for the first render alone: React does the deferred one later, in a task of its own. */
function renderOnce() {
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

test('a first load renders the whole page at once', () => {
  renderOnce()
  expect(below().query()).not.toBeNull()
})

test('a followed link renders the part below the first view after the first view', async () => {
  finishHydration()
  renderOnce()
  expect(below().query()).toBeNull()
  await expect.element(below()).toBeVisible()
})

test('a followed link with a hash renders the whole page at once', () => {
  finishHydration()
  location.hash = 'tool'
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  renderOnce()
  expect(below().query()).not.toBeNull()
})
