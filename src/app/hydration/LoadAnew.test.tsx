// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { loadAnew } from '#content/layout.ts'
import { LoadAnew } from './LoadAnew.tsx'

test('loads an address again by itself, but not at once after that: then it is left to the visitor', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  history.replaceState({ key: 'of the router' }, '')
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [loads, after] of [
    [1, 0],
    [1, 10_000],
    [2, 86_400_000],
  ] as const) {
    vi.setSystemTime(Date.now() + after)
    document.body.innerHTML = '<div id="app"></div>'
    const root = createRoot(document.querySelector('#app') as HTMLElement)
    await act(async () => root.render(<LoadAnew />))
    expect(reload).toHaveBeenCalledTimes(loads)
    expect(document.querySelector('a')?.href).toBe(location.href)
    expect(document.querySelector('a')?.textContent).toBe(loadAnew)
    await act(async () => root.unmount())
  }
  vi.useRealTimers()
  expect(history.state).toMatchObject({ key: 'of the router' })
})
