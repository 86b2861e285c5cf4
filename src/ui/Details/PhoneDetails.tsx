import type { ReactNode } from 'react'
import { openInPrint } from './Details.tsx'
import { phone } from './Details.css.ts'

export type PhoneDetailsProps = {
  summary: string
  styles?: { root?: string; summary?: string }
  children: ReactNode
}

/** A disclosure on phones. Wider screens and paper show its content without a summary. */
export const PhoneDetails = ({ summary, styles, children }: PhoneDetailsProps) => (
  <details ref={openInPrint} className={`${phone.root} ${styles?.root ?? ''}`}>
    <summary className={`${phone.summary} ${styles?.summary ?? ''}`}>{summary}</summary>
    {children}
  </details>
)
