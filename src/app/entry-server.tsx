import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { company } from '#content/company.ts'
import { SITE_URL } from '#content/siteUrl.ts'
import { createClosedDaysCalendar } from './createClosedDaysCalendar.ts'
import { createVcard } from './createVcard.ts'
import { createSiteRouter } from './router.ts'

export { modules as content } from '#content/modules.ts'
export { SITE_PATHS as paths } from '#content/paths.ts'
export { SITE_URL as siteUrl } from '#content/siteUrl.ts'

export const vcard = createVcard(company, SITE_URL)
export const closedDaysCalendar = createClosedDaysCalendar(SITE_URL)

export type RenderedPage = {
  html: string
  status: 200 | 404
  routeIds: string[]
}

const NOT_FOUND_ROUTE = '/$'

/** @throws any error of a component, so that the build fails */
export async function render(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // By default React streams large boundaries and moves them into place with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  const routeIds: string[] = router.state.matches.map((match) => match.routeId)
  const status = routeIds.includes(NOT_FOUND_ROUTE) ? 404 : 200
  return { html, status, routeIds }
}
