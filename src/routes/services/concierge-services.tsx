import { createFileRoute } from '@tanstack/react-router'
import { ConciergeServicesPage } from '#services/concierge-services/ConciergeServicesPage.tsx'

export const Route = createFileRoute('/services/concierge-services')({
  component: ConciergeServicesPage,
})
