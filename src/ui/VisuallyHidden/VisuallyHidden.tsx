import type { ReactNode } from 'react'
import { visuallyHidden } from '#styles/visibility.css.ts'

export type VisuallyHiddenProps = { children: ReactNode }

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
