import { expect, open, test } from './support/test.ts'

test.use({ films: true })

const WITH_FILM = ['/', '/services/ground-handling'] as const

for (const path of [...WITH_FILM, '/services']) {
  test(`${path} fetches no film when Save-Data is on`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
      // Simulates a busy processor: React continues after the intersection observers report.
      const { prototype } = MessagePort
      const post = Reflect.get(prototype, 'postMessage')
      prototype.postMessage = function (message: unknown) {
        setTimeout(() => Reflect.apply(post, this, [message]), 80)
      }
    })
    const films: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    await open(page, path)
    // A control changes once its film has decided not to start.
    await expect(page.getByRole('button', { name: 'Pause film' })).toHaveCount(0)
    const film = page.getByRole('button', { name: /^Play (film|flight tracks)$/ }).last()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
  })
}

test('pictures reserve their room and show a colour until they load', async ({ page, allow }) => {
  allow(/^not loaded: \/media\/\S+\.avif: net::ERR_FAILED$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const read = () =>
    page.locator('main picture > img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect()
        return { box: [x, y, width, height], color: getComputedStyle(image).backgroundColor }
      }),
    )
  await page.route('**/media/**', (route) => route.abort())
  await open(page, '/')
  const empty = await read()
  expect(empty.length).toBeGreaterThan(3)
  for (const { color } of empty) expect(color).toMatch(/^rgb\(/)

  await page.unroute('**/media/**')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await read()).toEqual(empty)
})

test('a service plate loads as decoration and shows on the night band alone', async ({ page }) => {
  await open(page, '/services/catering')
  const band = page.getByRole('region', { name: 'Catering a flight from Kuwait?' })
  const plate = band.locator('img')
  await band.scrollIntoViewIfNeeded()
  await expect(plate).toBeVisible()
  await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expect(band.getByRole('img')).toHaveCount(0)

  await page.emulateMedia({ forcedColors: 'active' })
  await expect(plate).toBeHidden()
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(plate).toBeHidden()
})
