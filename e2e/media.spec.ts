import { expect, open, test } from './support/test.ts'

const WITH_FILM = ['/', '/services/ground-handling'] as const

for (const path of [...WITH_FILM, '/services']) {
  test(`${path} fetches no film when Save-Data is on`, { tag: '@full' }, async ({ page }) => {
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
    // The controls change once their films have decided not to start.
    await expect(page.getByRole('button', { name: 'Pause film' })).toHaveCount(0)
    const film = page.getByRole('button', { name: /^Play (film|flight tracks)$/ }).last()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
  })
}

test('pictures reserve their room and show a colour until they load', { tag: '@full' }, async ({
  page,
  allow,
}) => {
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
