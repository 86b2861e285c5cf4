import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { PrivateJetsPage } from '#pages/private-jets-charter/PrivateJetsPage.tsx'

export const Route = createFileRoute('/services/private-jets-charter')({
  head: () =>
    pageHead(metadata['/services/private-jets-charter'], '/services/private-jets-charter'),
  component: PrivateJetsPage,
})
