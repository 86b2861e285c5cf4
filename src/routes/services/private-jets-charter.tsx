import { createFileRoute } from '@tanstack/react-router'
import { PrivateJetsCharterPage } from '#services/private-jets-charter/PrivateJetsCharterPage.tsx'

export const Route = createFileRoute('/services/private-jets-charter')({
  component: PrivateJetsCharterPage,
})
