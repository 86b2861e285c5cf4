import { createFileRoute } from '@tanstack/react-router'
import { content } from '#content/servicePages/operations.ts'
import { OperationsInstrument } from '#features/instruments/operations/OperationsInstrument.tsx'
import { ServicePage } from '#pages/service-pattern/ServicePage.tsx'
import { Facts } from '#pages/operations/Facts.tsx'

export const Route = createFileRoute('/services/operations')({ component: OperationsPage })

function OperationsPage() {
  return (
    <ServicePage content={content} instrument={<OperationsInstrument />}>
      <Facts />
    </ServicePage>
  )
}
