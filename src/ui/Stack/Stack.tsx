import type { ReactNode } from 'react'
import * as styles from './Stack.css.ts'

export type StackProps = {
  children: ReactNode
  /** A step of the spacing scale, in units of 4 px. */
  gap: keyof typeof styles.gap
  align?: keyof typeof styles.align
}

export function Stack({ children, gap, align = 'stretch' }: StackProps) {
  return (
    <div className={`${styles.root} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</div>
  )
}
