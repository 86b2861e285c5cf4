import { useEffect, useRef } from 'react'

/**
 * Puts a new page's structured data in the place of the last one's. The first page has its own from
 * the build, so the code for it comes with the first navigation.
 */
export function useStructuredData(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove()
    import('./writeStructuredData.ts').then(
      ({ writeStructuredData }) => shown.current === path && writeStructuredData(path),
      () => undefined,
    )
  }, [path])
}
