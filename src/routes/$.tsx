import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#pages/notFound/NotFoundPage.tsx'

/** Matches every path without a page. */
export const Route = createFileRoute('/$')({
  component: NotFoundPage,
})
