import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#pages/notFound/NotFoundPage.tsx'

export const Route = createFileRoute('/$')({
  component: NotFoundPage,
})
