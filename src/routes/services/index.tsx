import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { ServicesPage } from '#pages/services/ServicesPage.tsx'

export const Route = createFileRoute('/services/')({
  head: () => pageHead(metadata['/services'], '/services'),
  component: ServicesPage,
})
