import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'

/** Any path that no other file answers. */
export const Route = createFileRoute('/$')({
  head: () => pageHead(metadata['/404']),
  component: NotFoundPage,
})
