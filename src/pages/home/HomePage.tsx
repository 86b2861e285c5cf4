import { Suspense } from 'react'
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
      <Hero />
      <Suspense>
        <Cover />
        <Features />
        <Highlights>
          <InstrumentPlace load={() => import('./MapTeaser.tsx')} />
        </Highlights>
        <Testimonials />
        <Closing />
      </Suspense>
    </>
  )
}
