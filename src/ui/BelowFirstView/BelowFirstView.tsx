import { type ReactNode, useDeferredValue } from 'react'
import * as styles from './BelowFirstView.css.ts'

/** During prerendering and hydration, and for a link with a hash, whose target may be anywhere on the page. */
const isWholePageWanted = () =>
  import.meta.env.SSR || !('hydrated' in document.documentElement.dataset) || location.hash !== ''

/**
 * Renders the part of a page below the first view. When the visitor follows a link, React renders it in a
 * second, deferred render, so that the first frame of the new page does not wait for it.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(true, isWholePageWanted())
  return isRendered ? children : <div className={styles.space} />
}
