import { type ReactNode, Suspense } from 'react'
import { pageError } from '#content/layout.ts'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'

/** A separate `Suspense` boundary, so that React hydrates the instrument in a separate task. */
export const ServiceInstrument = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Boundary fallback={<InstrumentError />}>{children}</Boundary>
    <HydrationMark />
  </Suspense>
)

const InstrumentError = () => (
  <Container>
    <p>
      {pageError.part} <PhoneLink />
    </p>
  </Container>
)
