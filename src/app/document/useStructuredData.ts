import { useEffect, useRef } from 'react'

/**
 * Replaces the structured data after a client-side navigation. The first page's is in the HTML, so this
 * code is loaded with the first navigation.
 */
export function useStructuredData(path: string): void {
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    for (const old of document.querySelectorAll('script[type="application/ld+json"]')) old.remove()
    import('./writeStructuredData.ts').then(
      ({ writeStructuredData }) => shownPath.current === path && writeStructuredData(path),
      () => undefined,
    )
  }, [path])
}
