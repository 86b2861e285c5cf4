import { film as labels } from '#content/controls.ts'
import { content, film } from '#content/services/ground-handling.ts'
import { Film } from '#ui/Film/Film.tsx'
import { HERO_SIZES } from '../service/ServiceHero.tsx'
import { ServicePage } from '../service/ServicePage.tsx'

export function GroundHandlingPage() {
  return (
    <ServicePage
      content={content}
      media={<Film film={film} sizes={HERO_SIZES} labels={labels} priority />}
    />
  )
}
