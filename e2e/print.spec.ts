import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { company } from '#content/company.ts'
import { testimonials } from '#content/home.ts'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

async function printed(page: Page) {
  const pdf = await getDocument({
    data: new Uint8Array(await page.pdf({ format: 'A4' })),
    verbosity: 0,
  }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.map((text) => text.replaceAll(/\s+/g, ' '))
}

const expectQuotationsOnce = (text: string) => {
  for (const { text: quotation } of testimonials.items) {
    expect(text.split(quotation.slice(0, 24)), quotation).toHaveLength(2)
  }
}

/** Checks of single pages. */
const OWN: Partial<Record<SitePath, (page: Page, sheets: string[]) => Promise<void>>> = {
  '/': async (page, sheets) => {
    expectQuotationsOnce(sheets.join(' '))
    await page.setViewportSize({ width: 673, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const edges = await page.locator('blockquote').evaluateAll((quotations) =>
      quotations.map((quotation) => {
        const { left, right } = quotation.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      }),
    )
    expect(edges).toEqual(testimonials.items.map(() => true))
    await page.emulateMedia({ media: null })
    await page.setViewportSize(desktop)
    await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
    await page.getByRole('tab').first().waitFor()
    // The running carousel has copies of its slides.
    expectQuotationsOnce((await printed(page)).join(' '))
  },
  '/services/private-jets-charter': async (page, sheets) => {
    const rows = await page.locator('#instrument tbody tr > :first-child').allTextContents()
    const text = sheets.join(' ').split('nearest first').at(-1) ?? ''
    for (const row of rows) expect(text).toContain(row)
    // A scrolling box would be cut off on paper.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#instrument table').locator('xpath=..')).toHaveCSS(
      'overflow-y',
      'visible',
    )
    await page.emulateMedia({ media: null })
  },
  // The drawing and its table are on the sheet on which the instrument starts.
  '/services/catering': async (_, sheets) => {
    const sheet = sheets.find((text) => text.includes('Trolley to bay'))
    expect(sheet).toContain('Trolleys, outside')
    expect(sheets.length).toBeLessThanOrEqual(5)
  },
  '/services/airline-representation': async (_, sheets) => {
    const sheet = sheets.find((text) => /specimen/i.test(text)) ?? ''
    expect(sheet).toContain('What you receive after each flight')
    for (const name of ['Planned and actual', 'Fuel uplift', 'Documents attached', 'Loadsheet']) {
      expect(sheet).toContain(name)
    }
  },
  // Some browsers cannot open `details` by style.
  '/services/fuel': async (page) => {
    const figures = page.locator('#instrument details')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(figures).toHaveAttribute('open')
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(figures).not.toHaveAttribute('open')
  },
}

for (const path of SITE_PATHS) {
  test(`${path} prints on few sheets that end with the contact block`, async ({ page }) => {
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const sheets = await printed(page)
    // The drawing and the tables of an instrument take two more sheets.
    const hasInstrument = (await page.locator('#instrument').count()) > 0
    // The specimen departure report, or its excerpt, takes one more.
    const hasReport = (await page.getByText('Specimen', { exact: true }).count()) > 0
    const most = 5 + (hasInstrument ? 2 : 0) + (hasReport ? 1 : 0)
    expect(sheets.length).toBeLessThanOrEqual(most)
    for (const sheet of sheets) expect(sheet.trim().length).toBeGreaterThan(40)
    expect(sheets[0]).toContain(heading.replaceAll(/\s+/g, ' '))
    const last = String(sheets.at(-1))
    for (const fact of [company.phone.display, company.email, company.address.display]) {
      expect(last).toContain(fact)
    }
    expect(last).toMatch(/https?:\/\/\S+/)
    // These words appear in the menus alone.
    const all = sheets.join(' ')
    expect(all).not.toContain('Skip to main content')
    expect(all).not.toContain('Aero Profile')
    await OWN[path]?.(page, sheets)
  })
}

for (const theme of ['light', 'dark']) {
  test(`the ${theme} theme prints dark on white, without controls and films`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await open(page, '/')
    await page.emulateMedia({ media: 'print' })
    for (const role of ['navigation', 'button', 'dialog'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.locator('video:visible, picture:visible')).toHaveCount(0)
    const png = await page.screenshot({ fullPage: true, scale: 'css' })
    const shades = await sharp(png).greyscale().raw().toBuffer()
    const share = (of: (shade: number) => boolean) => shades.filter(of).length / shades.length
    expect(share((shade) => shade > 250)).toBeGreaterThan(0.85)
    const dark = share((shade) => shade < 80)
    expect(dark).toBeLessThan(0.1)
    expect(dark).toBeGreaterThan(0)
    const logo = page.locator('header a[href="/"] img:visible')
    await expect(logo).toHaveAttribute('src', /logo-light/)
  })
}
