import { film as labels } from '#content/controls.ts'
import { content, film } from '#content/servicePages/ground-handling.ts'
import { Film } from '#ui/Film/Film.tsx'
import { HERO_SIZES } from '../service-pattern/ServiceHero.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function GroundHandlingPage() {
  return (
    <ServicePage
      content={content}
      instrument={() => import('#features/instruments/turnaroundBoard/TurnaroundBoard.tsx')}
      media={<Film film={film} sizes={HERO_SIZES} labels={labels} priority />}
    />
  )
}
