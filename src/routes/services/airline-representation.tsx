import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { RepresentationPage } from '#pages/airline-representation/RepresentationPage.tsx'

export const Route = createFileRoute('/services/airline-representation')({
  head: () =>
    pageHead(metadata['/services/airline-representation'], '/services/airline-representation'),
  component: RepresentationPage,
})
