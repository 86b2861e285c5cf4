import { createFileRoute } from '@tanstack/react-router'
import { ServicesOverviewPage } from '#pages/servicesOverview/ServicesOverviewPage.tsx'

export const Route = createFileRoute('/services/')({
  component: ServicesOverviewPage,
})
