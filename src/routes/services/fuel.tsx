import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { FuelPage } from '#pages/fuel/FuelPage.tsx'

export const Route = createFileRoute('/services/fuel')({
  head: () => pageHead(metadata['/services/fuel'], '/services/fuel'),
  component: FuelPage,
})
