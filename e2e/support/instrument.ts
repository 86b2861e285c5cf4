import type { Locator, Page } from '@playwright/test'
import { INSTRUMENTS, type InstrumentCase } from './instruments.ts'
import { expect, open } from './test.ts'

export const band = (page: Page, { heading }: InstrumentCase) =>
  page.getByRole('region', { name: heading })
/** The live region: it announces the answer when the visitor stops typing. */
export const status = (part: Locator) => part.getByRole('status')
/** The drawing; its elements are parts of one picture. */
export const drawing = (part: Locator) => part.locator('[role=img]')
/** The link that takes an instrument's lines to the contact form. */
export const requestLink = (part: Locator) => part.getByRole('link', { name: 'Use in a request' })

export function instrumentOf(page: string): InstrumentCase {
  const found = INSTRUMENTS.find(({ path }) => path === page)
  if (!found) throw new Error(`${page} has no instrument`)
  return found
}

/** Stands for all instruments in tests of what they share. */
export const fuel = instrumentOf('/services/fuel')

/** Opens the page of an instrument, with figures in the address if wanted. */
export async function openInstrument(page: Page, instrument: InstrumentCase, hash = '') {
  await open(page, instrument.path + hash)
  return band(page, instrument)
}

export async function enter(part: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    const input = part.locator('fieldset').getByLabel(label)
    const kind = await input.evaluate((element) => element.tagName + element.getAttribute('type'))
    if (kind.startsWith('SELECT')) await input.selectOption(text)
    else if (kind === 'INPUTcheckbox') await input.setChecked(text === 'yes')
    else await input.fill(text)
  }
}

/** Presses Copy. @returns the text on the clipboard */
export async function copyLines(page: Page, part: Locator) {
  await part.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied as plain lines.')).toBeVisible()
  return await page.evaluate(() => navigator.clipboard.readText())
}
