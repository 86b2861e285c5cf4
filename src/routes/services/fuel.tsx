import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/fuel.ts'
import { FuelInstrument } from '#features/instruments/fuel/FuelInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'
import { FuelComparison } from '#pages/fuel/FuelComparison.tsx'

export const Route = createFileRoute('/services/fuel')({ component: FuelPage })

function FuelPage() {
  return (
    <ServicePage content={content} instrument={<FuelInstrument />}>
      <FuelComparison />
    </ServicePage>
  )
}
