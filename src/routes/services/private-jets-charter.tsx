import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/private-jets-charter.ts'
import { PrivateJetsCharterInstrument } from '#features/instruments/private-jets-charter/PrivateJetsCharterInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'
import { CharterCards } from '#pages/private-jets-charter/CharterCards.tsx'

export const Route = createFileRoute('/services/private-jets-charter')({
  component: PrivateJetsCharterPage,
})

function PrivateJetsCharterPage() {
  return (
    <ServicePage content={content} instrument={<PrivateJetsCharterInstrument />}>
      <CharterCards />
    </ServicePage>
  )
}
