import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CopyButton } from './CopyButton.tsx'

const writeText = () => vi.spyOn(navigator.clipboard, 'writeText')

async function copy(text: string) {
  await render(<CopyButton text={text} label="Copy" copied="Copied" isIcon />)
  await page.getByRole('button', { name: 'Copy' }).click()
}

test.each([
  ['05:00–\u206010:00', '05:00–10:00'],
  ['two\nlines', 'two\nlines'],
])('copies %j as %j', async (text, plain) => {
  const write = writeText().mockResolvedValue()
  await copy(text)
  expect(write).toHaveBeenCalledExactlyOnceWith(plain)
})

test('announces that the text was copied', async () => {
  writeText().mockResolvedValue()
  await copy('text')
  await expect.element(page.getByRole('status').getByText('Copied')).toBeVisible()
})

test('announces that the browser refused to copy', async () => {
  writeText().mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await copy('text')
  await expect.element(page.getByRole('alert').getByText('Blocked')).toBeVisible()
})
