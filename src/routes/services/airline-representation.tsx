import { createFileRoute } from '@tanstack/react-router'
import { AirlineRepresentationPage } from '#pages/airline-representation/AirlineRepresentationPage.tsx'

export const Route = createFileRoute('/services/airline-representation')({
  component: AirlineRepresentationPage,
})
