// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileModal } from '#content/profileModal.ts'
import { PROFILE_FILE_NAME, PROFILE_PDF } from '#lib/paths.ts'
import { DOUBLE_CLICK_MS } from '#lib/browser.ts'
import { ProfileModal } from './ProfileModal.tsx'

let root: Root
const onClose = vi.fn<() => void>()

const dialog = () => document.querySelector('dialog')
const link = (name: string) =>
  [...document.querySelectorAll('a')].find((element) => element.textContent === name)

async function show({ small, viewer }: { small: boolean; viewer: boolean }) {
  const query = { matches: !small, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => query)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: viewer, configurable: true })
  await act(async () => root.render(<ProfileModal open onClose={onClose} />))
}

beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.querySelector('#app') as HTMLElement)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  onClose.mockReset()
})

describe('on a small screen, the modal', () => {
  beforeEach(() => show({ small: true, viewer: true }))

  test('offers the download and renders no frame', () => {
    expect(dialog()?.open).toBe(true)
    expect(document.querySelector('p')?.textContent).toBe(profileModal.question)
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('closes after a click on the download', async () => {
    const download = link(profileModal.download)
    expect(download?.getAttribute('href')).toBe(PROFILE_PDF)
    expect(download?.getAttribute('download')).toBe(PROFILE_FILE_NAME)
    await act(async () => download?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(dialog()?.open).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('on a larger screen without a PDF viewer, the modal', () => {
  beforeEach(() => show({ small: false, viewer: false }))

  test('shows the fallback at once and never a frame', () => {
    expect(document.querySelector('[role="status"] h3')?.textContent).toBe(
      profileModal.failed.title,
    )
    expect(document.querySelector('[role="status"] p')?.textContent).toBe(profileModal.failed.text)
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('opens the PDF in a new tab and stays open', async () => {
    const open = link(profileModal.open)
    expect(open?.getAttribute('target')).toBe('_blank')
    expect(open?.getAttribute('href')).toBe(PROFILE_PDF)
    expect(open?.hasAttribute('download')).toBe(false)
    expect(link(profileModal.download)?.getAttribute('download')).toBe(PROFILE_FILE_NAME)
    // happy-dom does not navigate.
    open?.addEventListener('click', (event) => event.preventDefault())
    await act(async () => open?.click())
    expect(dialog()?.open).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the modal', () => {
  beforeEach(() => show({ small: true, viewer: true }))

  test('calls onClose after a click on the close button, its first control', async () => {
    const first = dialog()?.querySelector<HTMLElement>('a, button')
    expect(first?.getAttribute('aria-label')).toBe(profileModal.close)
    await act(async () => first?.click())
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('calls onClose after a click on the backdrop, unless the press began inside', async () => {
    const press = (target: Element | null | undefined) =>
      target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await act(async () => {
      press(dialog()?.querySelector('p'))
      dialog()?.click()
    })
    expect(onClose).not.toHaveBeenCalled()
    const pressBackdrop = () =>
      act(async () => {
        press(dialog())
        dialog()?.click()
      })
    // This click is the second one of a double-click.
    await pressBackdrop()
    expect(onClose).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS))
    await pressBackdrop()
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('closes and empties the dialog when `open` becomes false, without calling onClose', async () => {
    await act(async () => root.render(<ProfileModal open={false} onClose={onClose} />))
    expect(dialog()?.open).toBe(false)
    expect(dialog()?.childElementCount).toBe(0)
    expect(onClose).not.toHaveBeenCalled()
  })
})
