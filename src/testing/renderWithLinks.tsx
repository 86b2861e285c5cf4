import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** For unit tests. @returns the HTML of an element that contains links to pages */
export function renderWithLinks(element: ReactElement): string {
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute(), history, isServer: true })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>{element}</RouterContextProvider>,
  )
}
