import type { Page } from '@playwright/test'
import { Window } from 'happy-dom'
import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { serviceCards } from '#content/serviceCards.ts'
import { titles } from '#content/navigation.ts'
import { SITE_PATHS, type SitePath } from '#lib/paths.ts'
import { SITE_URL } from '#tools/provider/settings.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** The metadata that search engines and link previews read. */
function readHead(html: string) {
  const { head } = new new Window().DOMParser().parseFromString(html, 'text/html')
  const meta = [...head.querySelectorAll('meta[name], meta[property]')].map((element) => [
    element.getAttribute('name') ?? element.getAttribute('property'),
    element.getAttribute('content'),
  ])
  return {
    ...Object.fromEntries(meta),
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }
}

test('the head of every page describes that page', async ({ request }) => {
  for (const path of [...SITE_PATHS, '/404'] as const) {
    const { description, socialImage } = metadata[path]
    const address = path === '/404' ? undefined : `${SITE_URL}${path}`
    const image = `${SITE_URL}${socialImage}`
    const html = await (await request.get(path)).text()
    expect.soft({ robots: undefined, 'og:url': undefined, ...readHead(html) }, path).toMatchObject({
      title: titles[path],
      description,
      canonical: address,
      robots: address ? undefined : 'noindex',
      'og:title': titles[path],
      'og:description': description,
      'og:url': address,
      'og:image': image,
      'twitter:title': titles[path],
      'twitter:description': description,
      'twitter:image': image,
    })
    const picture = await request.head(socialImage)
    expect.soft(picture.status(), socialImage).toBe(200)
    expect.soft(picture.headers()['content-type'], socialImage).toBe('image/jpeg')
  }
})

const cardOf = (path: SitePath) =>
  Object.entries(serviceCards).find(([slug]) => path === `/services/${slug}`)?.[1]

type Organization = {
  telephone: string
  email: string
  address: { addressLocality: string; addressCountry: string }
  hasOfferCatalog: { itemListElement: { itemOffered: { name: string; url: string } }[] }
}

/** The structured data agrees with the footer. */
async function expectOrganization(page: Page, organization: Organization) {
  const footer = page.getByRole('contentinfo')
  const { telephone, email, address, hasOfferCatalog } = organization
  await expect(footer.locator(`a[href="tel:${telephone}"]`)).toBeVisible()
  await expect(footer.getByText(email)).toBeVisible()
  expect(address).toMatchObject({
    addressLocality: company.address.locality,
    addressCountry: company.address.countryCode,
  })
  const services = await footer
    .locator('a[href^="/services/"]')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href') ?? '']),
    )
  expect(services).toHaveLength(10)
  expect(
    hasOfferCatalog.itemListElement.map(({ itemOffered: { name, url } }) => [name, url]),
  ).toEqual(services.map(([name, href]) => [name, `${SITE_URL}${href}`]))
}

for (const path of SITE_PATHS) {
  test(`${path} reads in full without JavaScript`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const heading of await main.getByRole('heading').all()) await expect(heading).toBeVisible()
    expect((await main.innerText()).length).toBeGreaterThan(400)
    await expect(page.getByRole('link', { name: 'Aero Profile' })).toHaveAttribute(
      'href',
      '/aero-company-profile.pdf',
    )

    const card = cardOf(path)
    if (card) {
      const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
      const outline = [
        'What we arrange',
        ...(card.instrument ? [card.instrument] : []),
        'How it runs',
        'What to send us',
        'Good to know in Kuwait',
        'Often arranged with this',
      ]
      // Titles that all services share are followed by the service's name, in brackets.
      const names = headings.map((heading) => heading.replace(/\s*\(.*/, ''))
      expect(names.filter((name) => outline.includes(name))).toEqual(outline)
    }
    if (path === '/services/airline-representation') {
      const report = page.getByRole('region', { name: 'What you receive after each flight' })
      await expect(report.getByRole('img', { name: 'Planned and actual times' })).toBeVisible()
      const row = report.getByRole('row', { name: 'Fuelling 12:16–12:34 12:25–12:43 +9' })
      await expect(row).toBeVisible()
      await expect(report.getByRole('table')).toHaveCount(6)
    }

    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = scripts.map((text) => JSON.parse(text) as { '@type': string })
    expect(data.map((item) => item['@type'])).toEqual([
      'Organization',
      ...(path === '/' ? ['WebSite'] : []),
      ...(card ? ['Service', 'BreadcrumbList'] : []),
    ])
    await expectOrganization(page, data[0] as unknown as Organization)
  })
}

// `reached.spec.ts` and `nginx.spec.ts` have more unknown addresses.
test('an unknown address shows the not-found page without JavaScript', async ({ page, allow }) => {
  allow('not loaded: /services/nope: 404')
  expect((await page.goto('/services/nope'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL('/')
})

test('sitemap and robots name the 14 pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(locations).toEqual(SITE_PATHS.map((path) => `${SITE_URL}${path}`))
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})
