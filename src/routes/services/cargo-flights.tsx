import { createFileRoute } from '@tanstack/react-router'
import { metadata } from '#content/metadata.ts'
import { pageHead } from '#lib/seo.ts'
import { CargoFlightsPage } from '#pages/cargo-flights/CargoFlightsPage.tsx'

export const Route = createFileRoute('/services/cargo-flights')({
  head: () => pageHead(metadata['/services/cargo-flights'], '/services/cargo-flights'),
  component: CargoFlightsPage,
})
