import type { ReactNode } from 'react'
import * as styles from './Details.css.ts'

export type DetailsProps = { summary: ReactNode; children: ReactNode }

export function Details({ summary, children }: DetailsProps) {
  return (
    <details ref={openInPrint} className={styles.root}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}

/**
 * A ref that opens details for print in browsers where CSS cannot: Chrome before 131 and Safari before
 * 18.4.
 * @returns a cleanup function
 */
export function openInPrint(details: HTMLDetailsElement): () => void {
  let isOpenedHere = false
  const open = () => {
    isOpenedHere ||= !details.open
    details.open = true
  }
  const close = () => {
    if (isOpenedHere) details.open = false
    isOpenedHere = false
  }
  addEventListener('beforeprint', open)
  addEventListener('afterprint', close)
  return () => {
    removeEventListener('beforeprint', open)
    removeEventListener('afterprint', close)
  }
}
