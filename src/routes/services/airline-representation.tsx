import { createFileRoute } from '@tanstack/react-router'
import { AirlineRepresentationPage } from '#services/airline-representation/AirlineRepresentationPage.tsx'

export const Route = createFileRoute('/services/airline-representation')({
  component: AirlineRepresentationPage,
})
