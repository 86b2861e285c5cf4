import type { Locator, Page } from '@playwright/test'
import { SERVICE_SLUGS, type SitePath, toServicePath } from '#content/paths.ts'
import { tools } from '#content/tools.ts'
import { expect, open } from './test.ts'

export type ToolCase = {
  path: SitePath
  heading: string
  /** The answer of the worked example, as it is prerendered. */
  example: string
  /** Entries by the label of their input, the answer to them, and a line of the copied result. */
  entries: Record<string, string>
  answer: string
  line: string
  /** Visited on a phone, in the dark theme, instead of a desktop in the light one. */
  isOnPhone?: true
}

/** The time of these visits, a Monday. */
export const NOW = '2026-11-23T09:00:00Z'

const CASES: readonly ToolCase[] = [
  {
    path: '/services/operations',
    heading: 'Permit line',
    example: 'Monday',
    entries: { 'Arrival date, Kuwait time': '2027-02-11' },
    answer: 'Thu 4 Feb 2027',
    line: 'COUNTED   Sun 7 Feb 2027, Mon 8 Feb 2027, Tue 9 Feb 2027, Wed 10 Feb 2027',
  },
  {
    path: '/services/ground-handling',
    isOnPhone: true,
    heading: 'Turnaround board',
    example: '13:00',
    entries: { 'On blocks': '2300Z', 'Ground time': '٩٠' },
    answer: '00:30 +1 UTC off blocks; 03:30 +1 in Kuwait',
    line: 'LOAD            23:54–00:16Z +1',
  },
  {
    path: '/services/fuel',
    heading: 'One uplift, five units',
    example: '12,500 litres',
    entries: { Amount: '20.000,5' },
    answer: '25,001 litres',
    line: 'UPLIFT   20,000.5 kg Jet A-1',
  },
  {
    path: '/services/catering',
    isOnPhone: true,
    heading: 'Trolley to bay',
    example: '4 full + 1 half',
    entries: { Trays: '30', 'Bay width': '620', 'Bay depth': '810', 'Bay height': '1,030' },
    answer: '1 full + 1 half',
    line: 'KSSU FULL   38 mm out',
  },
  {
    path: '/services/transport-hotac',
    heading: 'Rest ruler',
    example: '01:10 +1',
    entries: {
      'On blocks': '23.50',
      'Minimum rest': '12,5',
      'Rest counts from': 'Hotel door',
      'Apply EASA minimum, away from base': '',
    },
    answer: '14:20 +1',
    line: 'ON BLOCKS       23:50 UTC, 02:50 +1 Kuwait',
  },
  {
    path: '/services/concierge-services',
    isOnPhone: true,
    heading: 'The guest’s day in Kuwait',
    example: '18:50',
    // The date is in Ramadan.
    entries: { 'Date, Kuwait time': '2027-02-20', Arrival: '0130' },
    answer: '17:41',
    line: 'ARRIVAL     01:30 Kuwait, 22:30 −1 UTC',
  },
  {
    path: '/services/private-jets-charter',
    heading: 'The world from OKKK',
    example: '1,184 NM',
    entries: { To: 'KJFK' },
    answer: '5,520 NM',
    line: 'BEARING   320° true',
  },
  {
    path: '/services/cargo-flights',
    isOnPhone: true,
    heading: 'Will it fit?',
    example: '3 of 4',
    entries: { Height: '٣٠٥', 'Keep upright': '' },
    answer: '1 of 4',
    line: '280 × 200 × 305 cm, 1,500 kg',
  },
  {
    path: '/services/air-ambulance-flights',
    heading: 'Stretcher to door',
    example: '3 of 5',
    entries: { 'Stretcher length': '220', 'Stretcher width': '79.5' },
    answer: '2 of 5',
    line: '220 × 79.5 cm',
  },
  {
    path: '/services/airline-representation',
    isOnPhone: true,
    heading: 'Season clock',
    example: '3 h / 2 h',
    entries: { Clock: 'New York', Year: '2028' },
    answer: '8 h / 7 h',
    line: 'Kuwait is 8 h / 7 h ahead of New York',
  },
]

export function toolOf(page: SitePath): ToolCase {
  const found = CASES.find(({ path }) => path === page)
  if (!found) throw new Error(`Add the tool of ${page} to CASES in e2e/support/tools.ts`)
  return found
}

/** A visit to every tool. */
export const TOOLS = SERVICE_SLUGS.filter((slug) => tools[slug]).map((slug) =>
  toolOf(toServicePath(slug)),
)

/** Tests of what all tools share use this one. */
export const fuel = toolOf('/services/fuel')

export const band = (page: Page, { heading }: ToolCase) =>
  page.getByRole('region', { name: heading })
/** The live region: it announces the answer when the visitor stops typing. */
export const status = (part: Locator) => part.getByRole('status')
/** The link that takes a tool's lines to the contact form. */
export const requestLink = (part: Locator) => part.getByRole('link', { name: 'Use in a request' })

/** Opens the page of a tool, with all its figures in the address if wanted. */
export async function openTool(page: Page, tool: ToolCase, figures = '') {
  await open(page, tool.path + (figures && `#instrument?${figures}&end=`))
  return band(page, tool)
}

export async function enter(part: Locator, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    const input = part.locator('fieldset').getByLabel(new RegExp(`^${label}`))
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
