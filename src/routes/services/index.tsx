import { createFileRoute } from '@tanstack/react-router'
import { ServicesOverviewPage } from '#pages/services-overview/ServicesOverviewPage.tsx'

export const Route = createFileRoute('/services/')({
  component: ServicesOverviewPage,
})
