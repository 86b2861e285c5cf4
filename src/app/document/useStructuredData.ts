import { useEffect, useRef } from 'react'

/** The first page's data is in the HTML: the code loads on the first client-side navigation. */
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
