import { type ReactNode, useDeferredValue } from 'react'
import * as styles from './BelowFirstView.css.ts'

/** On the first load, prerendered or hydrated, and for a hash, whose target may be anywhere on the page. */
const isWholePageWanted = () =>
  import.meta.env.SSR || !('hydrated' in document.documentElement.dataset) || location.hash !== ''

/**
 * The part of a page below its first view. After a press of a link, React renders it in a second step, so
 * that the first view need not wait for it.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(true, isWholePageWanted())
  return isRendered ? children : <div className={styles.space} />
}
