import sharp from 'sharp'
import { company } from '#content/company.ts'
import { testimonials } from '#content/home.ts'
import { skipLink } from '#content/layout.ts'
import { profileLabel } from '#content/navigation.ts'
import { SITE_PATHS } from '#content/paths.ts'
import { readSheets } from './support/pdf.ts'
import { WITH_OPTIONS } from './support/servers.ts'
import { desktop, expect, open, test } from './support/test.ts'

test.use({ viewport: desktop })

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

for (const path of [...SITE_PATHS, WITH_OPTIONS]) {
  test(`${path} prints its title, every table cell and all details, leaves no sheet nearly empty and ends with the contact block (9.3)`, async ({
    page,
  }) => {
    await open(page, path)
    const sheets = await readSheets(await page.pdf({ format: 'A4' }))
    const all = sheets.join(' ')
    // Details are printed also where they are closed.
    const texts = page.locator('h1, main td, main details :is(p, li, dd)')
    for (const text of await texts.allTextContents()) {
      expect.soft(withoutSpaces(all)).toContain(withoutSpaces(text))
    }
    // Representation has the tables for procurement: 12 sheets, and room for an owner's words.
    expect(sheets.length).toBeLessThanOrEqual(16)
    for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(40)
    const last = String(sheets.at(-1))
    for (const fact of [company.phone.display, company.email, company.address.display]) {
      expect(last).toContain(fact)
    }
    expect(last).toMatch(/https?:\/\/\S+/)
    // The footer must not be alone on the last sheet.
    const end = page.locator('main > section').last().locator('h2, h3, p').last()
    expect(withoutSpaces(last)).toContain(withoutSpaces((await end.textContent()) ?? ''))
    // These words appear only in the menus.
    expect(all).not.toContain(skipLink)
    expect(all).not.toContain(profileLabel)
  })
}

test('the running carousel prints each quotation once (9.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab').first().waitFor()
  const all = (await readSheets(await page.pdf({ format: 'A4' }))).join(' ')
  for (const { text } of testimonials.items) {
    expect(all.split(text.slice(0, 24)), text).toHaveLength(2)
  }
})

/**
 * Runs in the page.
 * @returns the texts that are illegible on white paper
 */
const findPale = (elements: Element[]) =>
  elements
    .filter((element) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
      return red + green + blue > 3 * 120
    })
    .map(({ textContent }) => textContent)

for (const theme of ['light', 'dark']) {
  test(`the ${theme} theme prints dark on white, without controls and films (9.3)`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await open(page, '/')
    await page.emulateMedia({ media: 'print' })
    for (const role of ['navigation', 'button', 'dialog'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.locator('video:visible, picture:visible')).toHaveCount(0)
    const png = await page.screenshot({ fullPage: true, scale: 'css' })
    const shades = await sharp(png).greyscale().raw().toBuffer()
    const white = shades.filter((shade) => shade > 250)
    expect(white.length / shades.length).toBeGreaterThan(0.85)
    const texts = page.locator('main :is(h1, h2, h3, p, td)').filter({ visible: true })
    expect(await texts.evaluateAll(findPale)).toEqual([])
    const logo = page.locator('header a[href="/"] img:visible')
    await expect(logo).toHaveAttribute('src', /logo-light/)
  })
}
