import { Suspense } from 'react'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { Closing } from './Closing.tsx'
import { Cover } from './Cover.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Highlights } from './Highlights.tsx'
import { Testimonials } from './Testimonials.tsx'
import { ToolPanel } from './ToolPanel.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <Cover />
        <Features />
        <Highlights />
        <ToolPanel />
        <Testimonials />
        <Closing />
        <HydrationMark />
      </Suspense>
    </>
  )
}
