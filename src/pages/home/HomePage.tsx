import { carousel, film } from '#content/controls.ts'
import { company } from '#content/company.ts'
import { closing, cover, desk, features, hero, highlights, testimonials } from '#content/home.ts'
import { Dormant } from '#ui/Dormant/Dormant.tsx'
import { Closing } from './Closing.tsx'
import { Cover } from './Cover.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Highlights } from './Highlights.tsx'
import { Testimonials } from './Testimonials.tsx'

export function HomePage() {
  return (
    <>
      <Hero {...hero} labels={film} desk={desk} phone={company.phone} />
      <Dormant>
        <Cover {...cover} />
      </Dormant>
      <Dormant>
        <Features items={features} />
      </Dormant>
      <Dormant>
        <Highlights {...highlights} />
      </Dormant>
      <Dormant>
        <Testimonials {...testimonials} labels={carousel} />
      </Dormant>
      <Dormant>
        <Closing {...closing} labels={film} />
      </Dormant>
    </>
  )
}
