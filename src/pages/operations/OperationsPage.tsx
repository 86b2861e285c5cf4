import { content } from '#content/servicePages/operations.ts'
import { PermitLine } from '#features/instruments/permitLine/PermitLine.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage content={content} instrument={<PermitLine />}>
      <Facts />
    </ServicePage>
  )
}
