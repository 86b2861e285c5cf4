import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { OperationsPage } from '#pages/operations/OperationsPage.tsx'

export const Route = createFileRoute('/services/operations')({
  head: () => pageHead(metadata['/services/operations'], '/services/operations'),
  component: OperationsPage,
})
