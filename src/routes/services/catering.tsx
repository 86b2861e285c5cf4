import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { CateringPage } from '#pages/catering/CateringPage.tsx'

export const Route = createFileRoute('/services/catering')({
  head: () => pageHead(metadata['/services/catering'], '/services/catering'),
  component: CateringPage,
})
