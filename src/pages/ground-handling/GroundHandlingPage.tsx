import { content, film } from '#content/services/ground-handling.ts'
import { ServicePage } from '../service/ServicePage.tsx'

export function GroundHandlingPage() {
  return <ServicePage content={content} film={film} />
}
