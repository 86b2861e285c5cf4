import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { serviceMenu, titles } from '#content/navigation.ts'
import { PROFILE_PDF, SITE_PATHS } from '#content/paths.ts'
import { EXAMPLE_SITE_URL } from '#tools/settings/settings.ts'
import { profileLink } from './support/menu.ts'
import { service } from './support/services.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const url = (path: string) => EXAMPLE_SITE_URL + path

const PATHS = [...SITE_PATHS, '/404'] as const

test('every page reads in full without JavaScript (8.1)', async ({ page, allow }) => {
  allow('not loaded: /404: 404')
  for (const path of PATHS) {
    await test.step(path, async () => {
      const isPage = path !== '/404'
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status()).toBe(isPage ? 200 : 404)
      const main = page.getByRole('main')
      await expect(page.locator('h1')).toHaveCount(1)
      const headings = page.locator('h1, h2, h3, h4')
      const hidden = page.locator(':is(h1, h2, h3, h4):not(details *)').filter({ visible: false })
      await expect(hidden).toHaveCount(0)
      const words = (await headings.allTextContents()).map((text) => text.toLowerCase())
      expect(words, 'headings with the same words').toEqual([...new Set(words)])
      const { length } = await main.innerText()
      if (isPage) expect(length, 'letters that a search engine can read').toBeGreaterThan(400)
      const profile = profileLink(page)
      await expect(profile).toHaveAttribute('href', PROFILE_PDF)
    })
  }
})

/** The attributes of a page's tags that hold addresses, or the id of the part that a link leads to. */
const ADDRESSES = /\s(?:href|src|poster)="([^"]*)"/g
const IDS = /\sid="([^"]*)"/g
const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'))

test('no link, picture or file of any page is missing, nor any part that a link leads to (2.1)', async ({
  request,
  baseURL,
}) => {
  const addresses = new Map<string, string>()
  const ids = new Map<string, ReadonlySet<string>>()
  for (const path of PATHS) {
    const html = await (await request.get(path)).text()
    ids.set(path, new Set(findAll(html, IDS)))
    for (const address of findAll(html, ADDRESSES)) {
      const { origin, href } = new URL(address, `${baseURL}${path}`)
      // Canonical links have the origin that an owner sets.
      if ([baseURL, EXAMPLE_SITE_URL].includes(origin)) addresses.set(href, path)
    }
  }
  expect(addresses.size).toBeGreaterThan(100)
  const dead: string[] = []
  const statuses = new Map<string, number>()
  for (const [address, path] of addresses) {
    const { pathname, hash } = new URL(address)
    if (!statuses.has(pathname)) {
      statuses.set(pathname, (await request.head(pathname)).status())
    }
    // The test above expects the status of each page.
    const isFound = ids.has(pathname) || statuses.get(pathname) === 200
    const [part = ''] = hash.slice(1).split('?')
    const hasPart = !part || ids.get(pathname)?.has(part)
    if (!isFound || !hasPart) dead.push(`${path} links to ${pathname}${hash}`)
  }
  expect(dead).toEqual([])
})

test('every page describes itself to search engines and link previews (2.5)', async ({
  page,
  request,
  allow,
}) => {
  allow('not loaded: /404: 404')
  for (const path of PATHS) {
    await test.step(path, async () => {
      const isPage = path !== '/404'
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const { description, socialImage } = metadata[path]
      const meta = await page
        .locator('head meta[content]')
        .evaluateAll((tags) =>
          tags.map((tag) => [
            tag.getAttribute('name') ?? tag.getAttribute('property'),
            tag.getAttribute('content'),
          ]),
        )
      expect(Object.fromEntries(meta)).toMatchObject({
        description,
        'og:title': titles[path],
        'og:description': description,
        'og:image': url(socialImage),
        'twitter:title': titles[path],
        'twitter:description': description,
        'twitter:image': url(socialImage),
        ...(isPage ? { 'og:url': url(path) } : { robots: 'noindex' }),
      })
      await expect(page).toHaveTitle(titles[path])
      const canonical = page.locator(`link[rel=canonical][href="${url(path)}"]`)
      await expect(canonical).toHaveCount(isPage ? 1 : 0)
      const picture = await request.head(socialImage)
      expect(picture.headers()['content-type'], socialImage).toBe('image/jpeg')
    })
  }
})

test('prerendered fields turn autocomplete off (4.9, 5.1)', async ({ page }) => {
  for (const path of PATHS.slice(0, -1)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const controls = page.locator('main :is(input:not([type=checkbox]), select, textarea)')
    const kept = await controls.evaluateAll((all) =>
      all.filter((control) => control.getAttribute('autocomplete') !== 'off').map(({ id }) => id),
    )
    expect.soft(kept, path).toEqual([])
  }
})

test('structured data names the company, its services and the page (2.5)', async ({ page }) => {
  const read = async (path: string) => {
    await page.goto(path)
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return scripts.map((text) => JSON.parse(text))
  }
  expect(await read('/')).toMatchObject([
    {
      '@type': 'Organization',
      telephone: company.phone.e164,
      email: company.email,
      address: {
        addressLocality: company.address.locality,
        addressCountry: company.address.countryCode,
      },
      hasOfferCatalog: {
        itemListElement: serviceMenu.map(({ label, to }) => ({
          itemOffered: { name: label, url: url(to) },
        })),
      },
    },
    { '@type': 'WebSite' },
  ])
  const types = (await read(service.link)).map((data) => data['@type'])
  expect(types).toEqual(['Organization', 'Service', 'BreadcrumbList'])
})

test('the sitemap names every page, and robots.txt the sitemap (2.1)', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(locations).toEqual(SITE_PATHS.map(url))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  expect(robots).not.toContain('Disallow')
})
