import type { ReactNode } from 'react'
import { type revealTimings, useReveal } from './useReveal.ts'

export type RevealProps = { children: ReactNode; timing?: keyof typeof revealTimings }

export function Reveal({ children, timing = 'standard' }: RevealProps) {
  const ref = useReveal<HTMLDivElement>(timing)
  return <div ref={ref}>{children}</div>
}
