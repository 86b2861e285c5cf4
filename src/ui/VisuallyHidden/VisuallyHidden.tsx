import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = { children: ReactNode }

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}
