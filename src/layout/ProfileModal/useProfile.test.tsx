// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROFILE_PDF } from '#lib/paths.ts'
import { useProfile } from './useProfile.ts'

// The code never arrives.
vi.mock('./ProfileModal.tsx', () => new Promise(() => {}))

function ProfileLink() {
  const { openProfile } = useProfile('/', [])
  return (
    <a href={PROFILE_PDF} onClick={openProfile}>
      Aero Profile
    </a>
  )
}

let root: Root

/** @returns whether the browser follows the link */
async function click() {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  await act(async () => document.querySelector('a')?.dispatchEvent(event))
  return !event.defaultPrevented
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ProfileLink />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('repeated clicks wait for the code; after 3 s they open the file', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  expect(await click()).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(await click()).toBe(false)
  vi.advanceTimersByTime(999)
  expect(assign).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(assign).toHaveBeenCalledExactlyOnceWith(PROFILE_PDF)
  expect(await click()).toBe(true)
})
