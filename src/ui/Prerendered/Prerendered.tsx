import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { useIsPrerendered } from './useIsPrerendered.ts'

const NOTHING = { __html: '' }

export type PrerenderedProps = {
  className: string
  /** Components from React's `lazy`. */
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Keeps what is prerendered as it is: a page that is loaded does without the code of the children, which
 * are rendered only after a navigation. React does not compare HTML that is set as a string. In
 * development the children hydrate, so that React compares them.
 */
export function Prerendered({ className, children, fallback }: PrerenderedProps) {
  const isPrerendered = useIsPrerendered()
  if (isPrerendered && import.meta.env.PROD && !import.meta.env.SSR) {
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  }
  return (
    <div className={className}>
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
