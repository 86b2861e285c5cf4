import type { Locator, Page } from '@playwright/test'
import { INSTRUMENTS, type InstrumentCase } from './instruments.ts'
import { expect } from './test.ts'

/** Behind the last key: what is said, and what the address keeps. */
export const status = (band: Locator) => band.getByRole('status')
export const band = (page: Page, { heading }: InstrumentCase) =>
  page.getByRole('region', { name: heading })
/** The drawing itself: what is within it is parts of one picture. */
export const drawing = (part: Locator) => part.locator('[role=img]')

export function instrumentOf(page: string): InstrumentCase {
  const found = INSTRUMENTS.find(({ path }) => path === page)
  if (!found) throw new Error(`${page} has no instrument`)
  return found
}

export async function near(page: Page, instrument: InstrumentCase) {
  const part = band(page, instrument)
  await part.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(part), { intervals: [20, 50, 100] }).toBe(true)
  return part
}

export const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

export async function enter(part: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    const input = part.getByLabel(label)
    const kind = await input.evaluate((element) => element.tagName + element.getAttribute('type'))
    if (kind.startsWith('SELECT')) await input.selectOption(text)
    else if (kind === 'INPUTcheckbox') await input.setChecked(text === 'yes')
    else await input.fill(text)
  }
}
