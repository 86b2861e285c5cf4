import { content } from './words.ts'
import { FuelInstrument } from './FuelInstrument.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { FuelComparison } from './FuelComparison.tsx'

export function FuelPage() {
  return (
    <ServicePage content={content} instrument={<FuelInstrument />}>
      <FuelComparison />
    </ServicePage>
  )
}
