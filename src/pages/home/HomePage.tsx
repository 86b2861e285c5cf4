import { Suspense } from 'react'
import { BelowFirstView } from '#ui/BelowFirstView/BelowFirstView.tsx'
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
        <BelowFirstView>
          <Cover />
          <Features />
          <Highlights />
          <ToolPanel />
          <Testimonials />
          <Closing />
          <HydrationMark />
        </BelowFirstView>
      </Suspense>
    </>
  )
}
