import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium, type Page, type Route } from '@playwright/test'
import { company } from '#content/company.ts'
import { findChromium } from '#tools/browsers/find.ts'
import { makePrintPicture } from './pictures.ts'

/** A reserved domain: only the route below answers. */
const ORIGIN = 'http://profile.example'

const OPTIONS = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true }

/** @param html may refer to files in `public`, and to pictures as `/picture/<mm>/<name>` */
export async function printDocument(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    // Chromium writes its user agent into the file as the creator.
    args: [`--user-agent=${company.name}`],
  })
  try {
    const page = await browser.newPage()
    await page.route('**/*', (route) => answer(route, html))
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await checkFit(page)
    return await page.pdf(OPTIONS)
  } finally {
    await browser.close()
  }
}

async function answer(route: Route, html: string): Promise<void> {
  const path = new URL(route.request().url()).pathname
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: html })
  const [, millimetres, name] = /^\/picture\/(\d+)\/([a-z-]+)$/.exec(path) ?? []
  if (millimetres && name) {
    const body = await makePrintPicture(name, Number(millimetres))
    return route.fulfill({ contentType: 'image/jpeg', body })
  }
  if (path === '/favicon.ico') return route.fulfill({ status: 204 })
  const contentType = path.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'
  const file = path.startsWith('/print-fonts/')
    ? join('tools/profile/fonts', basename(path))
    : join('public', path)
  return route.fulfill({ contentType, body: readFileSync(file) })
}

/** @throws if an element with a fixed size is too small for its text, which the message quotes */
async function checkFit(page: Page): Promise<void> {
  const excesses = await page.locator('[data-fixed]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const excessPx = Math.round(element.scrollHeight - box.height)
      const first = [...element.querySelectorAll('*')].find(
        (part) =>
          part.childElementCount === 0 && part.getBoundingClientRect().bottom > box.bottom + 1,
      )
      return excessPx > 1 ? `“${first?.textContent}” by ${excessPx} px` : []
    }),
  )
  if (excesses.length > 0) throw new Error(`Does not fit on its sheet: ${excesses.join(', ')}`)
}
