import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { launchChromium } from '#tools/browsers/chromium.ts'
import { makePrintPicture } from './pictures.ts'

/** A reserved domain: only the route below answers. */
const ORIGIN = 'http://profile.example'

/** @param html may refer to files in `public`, and to pictures as `/picture/<mm>/<name>` */
export async function printDocument(html: string): Promise<Buffer> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.route('**/*', (route) => answer(route, html))
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await checkFit(page)
    return await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
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

/** @throws if the text is longer than a page, which has a fixed size */
async function checkFit(page: Page): Promise<void> {
  const full = await page.locator('.content').evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => {
        const excessPx = element.scrollHeight - element.clientHeight
        return `page ${(element as HTMLElement).dataset.page} by ${excessPx} px`
      }),
  )
  if (full.length > 0) throw new Error(`Does not fit: ${full.join(', ')}`)
}
