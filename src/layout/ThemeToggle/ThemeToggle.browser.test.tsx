import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { themeToggle } from '#content/layout.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const root = document.documentElement
const toDark = page.getByRole('button', { name: themeToggle.toDark })
const toLight = page.getByRole('button', { name: themeToggle.toLight })

beforeEach(() => {
  localStorage.clear()
  root.className = ''
})
afterEach(() => localStorage.clear())

test('each press stores and shows the other theme', async () => {
  await render(<ThemeToggle />)
  await toDark.click()
  expect(root).toHaveClass('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await toLight.click()
  expect(root).not.toHaveClass('dark')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('shows the stored theme in the first frame even if the root has lost its class', async () => {
  localStorage.setItem('theme', 'dark')
  let inFirstFrame: string | undefined
  requestAnimationFrame(() => (inFirstFrame = root.className))
  await render(<ThemeToggle />)
  await expect.poll(() => inFirstFrame).toBe('dark')
})
