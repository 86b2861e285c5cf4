import { createFileRoute } from '@tanstack/react-router'
import { PrivateJetsPage } from '#pages/private-jets-charter/PrivateJetsPage.tsx'

export const Route = createFileRoute('/services/private-jets-charter')({
  component: PrivateJetsPage,
})
