import { Suspense } from 'react'
import { carousel, film } from '#content/controls.ts'
import { closing, cover, desk, features, hero, highlights, testimonials } from '#content/home.ts'
import { InstrumentPlace } from '#features/instruments/frame/InstrumentPlace/InstrumentPlace.tsx'
import { Closing } from './Closing.tsx'
import { Cover } from './Cover.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Highlights } from './Highlights.tsx'
import { Testimonials } from './Testimonials.tsx'

export function HomePage() {
  return (
    <>
      <Hero {...hero} labels={film} desk={desk} />
      <Suspense>
        <Cover {...cover} />
        <Features items={features} />
        <Highlights {...highlights}>
          <InstrumentPlace load={() => import('./MapTeaser.tsx')} />
        </Highlights>
        <Testimonials {...testimonials} labels={carousel} />
        <Closing {...closing} labels={film} />
      </Suspense>
    </>
  )
}
