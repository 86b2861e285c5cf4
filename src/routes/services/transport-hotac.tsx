import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { TransportHotacPage } from '#pages/transport-hotac/TransportHotacPage.tsx'

export const Route = createFileRoute('/services/transport-hotac')({
  head: () => pageHead(metadata['/services/transport-hotac'], '/services/transport-hotac'),
  component: TransportHotacPage,
})
