import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SitePath } from '#content/paths.ts'
import { renderInRouter } from '#testing/renderInRouter.tsx'
import { CurrentPath } from './currentPath.ts'
import { PageLink } from './PageLink.tsx'

const renderOn = (path: SitePath) =>
  renderInRouter(
    <CurrentPath value={path}>
      <PageLink to="/services" isSection>
        Services
      </PageLink>
      <PageLink to="/services/fuel" hash="instrument">
        Fuel
      </PageLink>
      <PageLink to="/contact-us" search={{ service: 'fuel' }}>
        Contact
      </PageLink>
    </CurrentPath>,
  )
const link = (name: string) => page.getByRole('link', { name })
const listCurrent = () =>
  [...document.querySelectorAll('a[aria-current]')].map(
    ({ textContent, ariaCurrent }) => `${textContent}: ${ariaCurrent}`,
  )

test.each([
  ['/services', ['Services: page']],
  ['/services/fuel', ['Services: true', 'Fuel: page']],
  ['/contact-us', ['Contact: page']],
  ['/about-us', []],
] as const)('on %s, the links marked as current are %j', async (path, current) => {
  await renderOn(path)
  await expect.element(link('Services')).toBeVisible()
  expect(listCurrent()).toEqual(current)
})

test.each([
  ['Fuel', '/services/fuel', '', 'instrument'],
  ['Contact', '/contact-us', '?service=fuel', ''],
])('the link %s navigates to its own address', async (name, pathname, search, hash) => {
  const { router } = await renderOn('/')
  const { href } = link(name).element() as HTMLAnchorElement
  expect(href).toBe(location.origin + pathname + search + (hash && `#${hash}`))
  await link(name).click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname, searchStr: search, hash })
})

test('a link whose click handler prevents the default does not navigate', async () => {
  const { router } = await renderInRouter(
    <PageLink to="/services" onClick={(event) => event.preventDefault()}>
      Services
    </PageLink>,
  )
  await link('Services').click()
  expect(router.state.location.pathname).toBe('/')
})

/** The ways in which a visitor shows the intent to follow a link. */
const intents: Record<string, (name: string) => unknown> = {
  pointing: (name) => link(name).hover(),
  focusing: () => userEvent.tab(),
  touching: (name) =>
    link(name)
      .element()
      .dispatchEvent(new Event('touchstart', { bubbles: true })),
}
afterEach(() => vi.useRealTimers())

for (const [name, show] of Object.entries(intents)) {
  test.each([
    ['4G', 1, { effectiveType: '4g' }],
    ['2G', 0, { effectiveType: 'slow-2g' }],
    ['Save-Data', 0, { saveData: true }],
  ])(`${name} at a link under %s preloads %i pages`, async (_, count, connection) => {
    vi.stubGlobal('navigator', { connection })
    const { router } = await renderInRouter(
      <>
        <PageLink to="/services">Services</PageLink>
        <p>Elsewhere</p>
      </>,
    )
    // The previous test may have left the mouse on the link.
    await page.getByText('Elsewhere').hover()
    const preload = vi.spyOn(router, 'preloadRoute')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await show('Services')
    vi.runAllTimers()
    expect(preload).toHaveBeenCalledTimes(count)
  })
}
