import type { ReactNode } from 'react'
import { Boundary } from '#ui/Boundary/Boundary.tsx'
import { type revealTimings, useReveal } from './useReveal.ts'

export type RevealProps = { children: ReactNode; timing?: keyof typeof revealTimings }

export const Reveal = (props: RevealProps) => (
  <Boundary fallback={<div>{props.children}</div>}>
    <RevealedPart {...props} />
  </Boundary>
)

function RevealedPart({ children, timing = 'standard' }: RevealProps) {
  const ref = useReveal<HTMLDivElement>(timing)
  return <div ref={ref}>{children}</div>
}
