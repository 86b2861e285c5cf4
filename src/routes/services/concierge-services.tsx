import { createFileRoute } from '@tanstack/react-router'
import { ConciergePage } from '#pages/concierge-services/ConciergePage.tsx'

export const Route = createFileRoute('/services/concierge-services')({
  component: ConciergePage,
})
