import { createFileRoute } from '@tanstack/react-router'
import { RepresentationPage } from '#pages/airline-representation/RepresentationPage.tsx'

export const Route = createFileRoute('/services/airline-representation')({
  component: RepresentationPage,
})
