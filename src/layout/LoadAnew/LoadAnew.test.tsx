// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { loadAnew } from '#content/layout.ts'
import { LoadAnew } from './LoadAnew.tsx'

test('loads an address again by itself once; then it is left to the visitor', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  history.replaceState({ key: 'of the router' }, '')
  for (const loads of [1, 1]) {
    document.body.innerHTML = '<div id="app"></div>'
    const root = createRoot(document.querySelector('#app') as HTMLElement)
    await act(async () => root.render(<LoadAnew />))
    expect(reload).toHaveBeenCalledTimes(loads)
    expect(document.querySelector('a')?.href).toBe(location.href)
    expect(document.querySelector('a')?.textContent).toBe(loadAnew)
    await act(async () => root.unmount())
  }
  expect(history.state).toMatchObject({ key: 'of the router' })
})
