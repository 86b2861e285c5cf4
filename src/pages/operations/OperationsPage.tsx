import { content } from '#content/servicePages/operations.ts'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Facts } from './Facts.tsx'

export function OperationsPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/permitLine/PermitLine.tsx')}
    >
      <Facts />
    </ServicePage>
  )
}
