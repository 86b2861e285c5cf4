import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'

/** Any path that no other file answers. */
export const Route = createFileRoute('/$')({
  component: NotFoundPage,
})
