import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

/** Renders components that contain links, above an empty page at every address. */
export async function renderInRouter(element: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <>
        {element}
        <Outlet />
      </>
    ),
  })
  const pages = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([pages]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return { screen: await render(<RouterProvider router={router as never} />), router }
}
