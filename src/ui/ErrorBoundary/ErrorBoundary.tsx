import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export type ErrorBoundaryProps = {
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Keeps an error in one part, such as a film, from replacing the whole page. Errors while rendering
 * and in effects are caught, not those in event handlers. React writes the cause to the console.
 */
export function ErrorBoundary({ children, fallback = null }: ErrorBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  )
}
