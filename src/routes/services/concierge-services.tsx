import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { ConciergePage } from '#pages/concierge-services/ConciergePage.tsx'

export const Route = createFileRoute('/services/concierge-services')({
  head: () => pageHead(metadata['/services/concierge-services'], '/services/concierge-services'),
  component: ConciergePage,
})
