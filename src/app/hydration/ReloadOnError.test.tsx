// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { reloadPage } from '#content/layout.ts'
import { ReloadOnError } from './ReloadOnError.tsx'

test('reloads the page once, and offers a link if it fails again within a minute', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  history.replaceState({ key: 'router-key' }, '')
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [loads, after] of [
    [1, 0],
    [1, 10_000],
    [2, 86_400_000],
  ] as const) {
    vi.setSystemTime(Date.now() + after)
    document.body.innerHTML = '<div id="app"></div>'
    const root = createRoot(document.querySelector('#app') as HTMLElement)
    await act(async () => root.render(<ReloadOnError />))
    expect(reload).toHaveBeenCalledTimes(loads)
    expect(document.querySelector('a')?.href).toBe(location.href)
    expect(document.querySelector('a')?.textContent).toBe(reloadPage)
    await act(async () => root.unmount())
  }
  vi.useRealTimers()
  expect(history.state).toMatchObject({ key: 'router-key' })
})
